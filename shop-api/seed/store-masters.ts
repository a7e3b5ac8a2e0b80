import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskMediaStore } from '../providers/pictures/disk-media-store.ts';
import { filesFor } from '../providers/pictures/picture-names.ts';
import { type StoredPicture, storePicture } from '../providers/pictures/store-picture.ts';

// A separate process, started by import-pictures.ts with the folder of the drawings, the media folder
// and the maximum width of files in pixels (empty: all widths). Decoded pictures take hundreds of
// megabytes, which are freed when the process ends.

/** The messages of this process to its parent. */
export type StoringMessage =
  | { total: number }
  | { name: string; picture: StoredPicture }
  | { failure: string; code: string | undefined };

const [mastersFolder = '', mediaFolder = '', widest = ''] = process.argv.slice(2);
const media = diskMediaStore(mediaFolder);
const maxWidth = widest ? Number(widest) : undefined;

const send = (message: StoringMessage) => process.send?.(message);

async function masterNames(): Promise<string[]> {
  const files = await readdir(mastersFolder, { recursive: true });
  return files.flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : [])).sort();
}

/** Adds the files of the first screens, which are tracked as they were made of their master. */
async function copyMade(name: string, { id, widths }: StoredPicture): Promise<void> {
  const folder = join(mastersFolder, name);
  const made = await readdir(folder).catch(() => []);
  for (const file of made.filter((one) => filesFor(widths).includes(one))) {
    await media.put(id, file, await readFile(join(folder, file)));
  }
}

async function storeMasters(): Promise<void> {
  const names = await masterNames();
  send({ total: names.length });
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const bytes = await readFile(join(mastersFolder, `${name}.webp`));
      const picture = await storePicture({ bytes, media, maxWidth });
      await copyMade(name, picture);
      send({ name, picture });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

// One thread for each picture: they are stored side by side.
sharp.concurrency(1);
// The parent disconnects when it has everything or ends; then there is nothing left to do.
process.on('disconnect', () => process.exit());
try {
  await storeMasters();
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  send({ failure: message, code });
}

import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PICTURE_RECIPE } from '../providers/pictures/picture-files.ts';
import type { StoredPicture } from '../providers/pictures/store-picture.ts';
import { storePicture } from '../providers/pictures/store-picture.ts';

// A separate process, started by import-pictures.ts with two folders, the masters and the cache of
// finished files, and the maximum width of the files to make, in pixels (empty: all widths). The
// encoders hold hundreds of megabytes, which are freed when the process ends.

/** The messages of this process to its parent. */
export type PictureMessage =
  | { total: number }
  /** `folder` holds the picture's files. */
  | { name: string; picture: StoredPicture; folder: string }
  | { failure: string; code: string | undefined };

const [mastersFolder = '', cacheFolder = '', widest = ''] = process.argv.slice(2);
const maxWidth = widest ? Number(widest) : undefined;
const mediaFolder = join(cacheFolder, widest ? `${PICTURE_RECIPE}-${widest}` : PICTURE_RECIPE);

const send = (message: PictureMessage) => process.send?.(message);

async function masterNames(): Promise<string[]> {
  const files = await readdir(mastersFolder, { recursive: true });
  return files.flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : [])).sort();
}

async function makePictures(): Promise<void> {
  const names = await masterNames();
  send({ total: names.length });
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const bytes = await readFile(join(mastersFolder, `${name}.webp`));
      const picture = await storePicture({ bytes, mediaFolder, maxWidth });
      send({ name, picture, folder: join(mediaFolder, picture.id) });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

// The parent disconnects when it has everything or ends; then there is nothing left to do.
process.on('disconnect', () => process.exit());
try {
  await makePictures();
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  send({ failure: message, code });
}

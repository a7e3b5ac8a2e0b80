import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PICTURE_RECIPE } from '../providers/pictures/picture-files.ts';
import type { StoredPicture } from '../providers/pictures/store-picture.ts';
import { storePicture } from '../providers/pictures/store-picture.ts';

// Runs as a process of its own, started by import-pictures.ts with two folders: the masters, and
// the cache of ready files. The encoders hold on to hundreds of megabytes, which end with it.

/** What this process tells the one that started it. */
export type PictureNews =
  | { total: number }
  /** `folder` holds the picture's files. */
  | { name: string; picture: StoredPicture; folder: string }
  | { failure: string; code: string | undefined };

const [mastersFolder = '', cacheFolder = ''] = process.argv.slice(2);
const mediaFolder = join(cacheFolder, PICTURE_RECIPE);

const tell = (news: PictureNews) => process.send?.(news);

async function masterNames(): Promise<string[]> {
  const files = await readdir(mastersFolder, { recursive: true });
  return files.flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : [])).sort();
}

async function makePictures(): Promise<void> {
  const names = await masterNames();
  tell({ total: names.length });
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const bytes = await readFile(join(mastersFolder, `${name}.webp`));
      const picture = await storePicture({ bytes, mediaFolder });
      tell({ name, picture, folder: join(mediaFolder, picture.id) });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

// The one that started it hangs up when it has everything, or ends; either way there is no more to do.
process.on('disconnect', () => process.exit());
try {
  await makePictures();
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  tell({ failure: message, code });
}

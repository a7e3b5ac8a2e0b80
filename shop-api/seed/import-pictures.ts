import { copyFile, link, readdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { PICTURE_RECIPE } from '../providers/pictures/picture-files.ts';
import { publishFolder } from '../providers/pictures/publish-folder.ts';
import type { StoredPicture } from '../providers/pictures/store-picture.ts';
import { storePicture } from '../providers/pictures/store-picture.ts';

interface ImportInput {
  /** Where the shop's pictures are served from; gets one folder a picture. */
  mediaFolder: string;
  onProgress?: (progress: { done: number; total: number }) => void;
  /** The drawn originals; their paths without `.webp` are the names that the seed data uses. */
  mastersFolder?: string;
  /** Ready files of earlier imports; a second data folder then takes a second instead of a minute. */
  cacheFolder?: string;
}

const MASTERS = join(import.meta.dirname, 'pictures');
const CACHE = resolve(
  import.meta.dirname,
  `../../node_modules/.cache/vanya-media/${PICTURE_RECIPE}`,
);

/**
 * Stores every master picture of the demo shop and answers them by master name, for example
 * `products/1001-front`. What is already stored is left alone.
 */
export async function importSeedPictures({
  mediaFolder,
  onProgress,
  mastersFolder = MASTERS,
  cacheFolder = CACHE,
}: ImportInput): Promise<Map<string, StoredPicture>> {
  const names = await masterNames(mastersFolder);
  const pictures = new Map<string, StoredPicture>();
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const bytes = await readFile(join(mastersFolder, `${name}.webp`));
      const stored = await storePicture({ bytes, mediaFolder: cacheFolder });
      await linkFolder(join(cacheFolder, stored.id), join(mediaFolder, stored.id));
      pictures.set(name, stored);
      onProgress?.({ done: pictures.size, total: names.length });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pictures;
}

async function masterNames(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : [])).sort();
}

/** Gives the same files a second place: a hard link, or a copy where the disks differ. */
async function linkFolder(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => undefined)) return;
  await publishFolder(to, async (unfinished) => {
    for (const file of await readdir(from)) {
      const [source, target] = [join(from, file), join(unfinished, file)];
      await link(source, target).catch(() => copyFile(source, target));
    }
  });
}

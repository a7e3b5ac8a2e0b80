import { fork } from 'node:child_process';
import { on } from 'node:events';
import { copyFile, link, readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { publishFolder } from '../providers/pictures/publish-folder.ts';
import type { StoredPicture } from '../providers/pictures/store-picture.ts';
import type { PictureNews } from './make-pictures.ts';

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
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/vanya-media');
const MAKER = join(import.meta.dirname, 'make-pictures.ts');

/**
 * Stores every master picture of the demo shop and answers them by master name, for example
 * `products/1001-front`. What is already stored is left alone.
 * @throws the system's error (`ENOSPC`, `EACCES`, …) when a folder cannot be written
 */
export async function importSeedPictures({
  mediaFolder,
  onProgress,
  mastersFolder = MASTERS,
  cacheFolder = CACHE,
}: ImportInput): Promise<Map<string, StoredPicture>> {
  const pictures = new Map<string, StoredPicture>();
  let total = Number.POSITIVE_INFINITY;
  for await (const news of newsOf([mastersFolder, cacheFolder])) {
    if ('failure' in news) throw Object.assign(new Error(news.failure), { code: news.code });
    if ('total' in news) total = news.total;
    else {
      await linkFolder(news.folder, join(mediaFolder, basename(news.folder)));
      pictures.set(news.name, news.picture);
      onProgress?.({ done: pictures.size, total });
    }
    if (pictures.size === total) return pictures;
  }
  throw new Error('The process that makes the demo pictures ended before it was done.');
}

/** Runs the maker and passes on what it tells, until it ends or nobody listens any more. */
async function* newsOf(folders: string[]): AsyncGenerator<PictureNews> {
  const maker = fork(MAKER, folders, { execArgv: [] });
  try {
    for await (const [news] of on(maker, 'message', { close: ['exit'] })) yield news;
  } finally {
    if (maker.connected) maker.disconnect();
  }
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

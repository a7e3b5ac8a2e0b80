import { fork } from 'node:child_process';
import { on } from 'node:events';
import { copyFile, link, readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { publishFolder } from '../providers/pictures/publish-folder.ts';
import type { StoredPicture } from '../providers/pictures/store-picture.ts';
import type { PictureMessage } from './make-pictures.ts';

interface ImportInput {
  /** Where the shop's pictures are served from; gets one folder per picture. */
  mediaFolder: string;
  /** The maximum width of the files to make, in pixels; all widths without it. */
  maxWidth?: number | undefined;
  onProgress?: (progress: { done: number; total: number }) => void;
  /** The drawn originals; their paths without `.webp` are the names that the seed data uses. */
  mastersFolder?: string;
  /**
   * Finished files of earlier imports; a second data folder then takes a second instead of a
   * minute.
   */
  cacheFolder?: string;
}

const MASTERS = join(import.meta.dirname, 'pictures');
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/shop-media');
const MAKER = join(import.meta.dirname, 'make-pictures.ts');

/**
 * Stores every master picture of the demo shop and returns them by master name, for example
 * `products/1001-front`. Stored pictures are not changed.
 * @throws the system's error (`ENOSPC`, `EACCES`, …) when a folder cannot be written
 */
export async function importSeedPictures({
  mediaFolder,
  maxWidth,
  onProgress,
  mastersFolder = MASTERS,
  cacheFolder = CACHE,
}: ImportInput): Promise<Map<string, StoredPicture>> {
  const pictures = new Map<string, StoredPicture>();
  let total = Number.POSITIVE_INFINITY;
  for await (const message of messagesOf([mastersFolder, cacheFolder, String(maxWidth ?? '')])) {
    if ('failure' in message)
      throw Object.assign(new Error(message.failure), { code: message.code });
    if ('total' in message) total = message.total;
    else {
      await linkFolder(message.folder, join(mediaFolder, basename(message.folder)));
      pictures.set(message.name, message.picture);
      onProgress?.({ done: pictures.size, total });
    }
    if (pictures.size === total) return pictures;
  }
  throw new Error('The process that makes the demo pictures ended before it was done.');
}

/** Runs the picture process and yields its messages until it ends or the reader stops. */
async function* messagesOf(args: string[]): AsyncGenerator<PictureMessage> {
  const maker = fork(MAKER, args, { execArgv: [] });
  try {
    for await (const [message] of on(maker, 'message', { close: ['exit'] })) yield message;
  } finally {
    if (maker.connected) maker.disconnect();
  }
}

/** Links the same files into a second folder: by hard link, or by copy where the disks differ. */
async function linkFolder(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => undefined)) return;
  await publishFolder(to, async (unfinished) => {
    for (const file of await readdir(from)) {
      const [source, target] = [join(from, file), join(unfinished, file)];
      await link(source, target).catch(() => copyFile(source, target));
    }
  });
}

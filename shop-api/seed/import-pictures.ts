import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import type { StoredPicture } from '../providers/pictures/store-picture.ts';
import type { StoringMessage } from './store-masters.ts';

interface ImportInput {
  /** Where the shop's pictures are served from; gets one folder per picture. */
  mediaFolder: string;
  /** The maximum width of the files to make, in pixels; all widths without it. */
  maxWidth?: number | undefined;
  onProgress?: (progress: { done: number; total: number }) => void;
  /** The drawn originals; their paths without `.webp` are the names that the seed data uses. */
  mastersFolder?: string;
}

const MASTERS = join(import.meta.dirname, 'pictures');
const STORING = join(import.meta.dirname, 'store-masters.ts');

/**
 * Stores every master picture of the demo shop and returns them by master name, for example
 * `products/1001-front`. Stored pictures are not changed; files are made when they are wanted.
 * @throws the system's error (`ENOSPC`, `EACCES`, …) when a folder cannot be written
 */
export async function importSeedPictures({
  mediaFolder,
  maxWidth,
  onProgress,
  mastersFolder = MASTERS,
}: ImportInput): Promise<Map<string, StoredPicture>> {
  const pictures = new Map<string, StoredPicture>();
  let total = Number.POSITIVE_INFINITY;
  for await (const message of messagesOf([mastersFolder, mediaFolder, String(maxWidth ?? '')])) {
    if ('failure' in message)
      throw Object.assign(new Error(message.failure), { code: message.code });
    if ('total' in message) total = message.total;
    else {
      pictures.set(message.name, message.picture);
      onProgress?.({ done: pictures.size, total });
    }
    if (pictures.size === total) return pictures;
  }
  throw new Error('The process that stores the demo pictures ended before it was done.');
}

/** Under `node --watch` Node.js sends the names of loaded modules by the same channel. */
const isOwn = (message: object): message is StoringMessage =>
  ['total', 'name', 'failure'].some((key) => key in message);

/** Runs the process that stores pictures and yields its messages until it ends or the reader stops. */
async function* messagesOf(args: string[]): AsyncGenerator<StoringMessage> {
  const storing = fork(STORING, args, { execArgv: [] });
  try {
    for await (const [message] of on(storing, 'message', { close: ['exit'] })) {
      if (isOwn(message)) yield message;
    }
  } finally {
    if (storing.connected) storing.disconnect();
  }
}

import { on } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import {
  type GoodsFile,
  type GoodsFileAbout,
  GoodsFileRefused,
  type GoodsRow,
} from './goods-file.ts';
import type { ReaderMessage } from './reader-thread.ts';

const READER = join(import.meta.dirname, 'reader-thread.ts');
/** A file of 50 MB takes some 600 MB as texts; a file that takes more is refused. */
const MEMORY_MB = 1_200;
const LIMIT_MS = 120_000;

/**
 * Reads a file of goods in a thread of its own, whose memory and time are limited: what is known of
 * it, then its products in slices.
 * @throws GoodsFileRefused
 */
export async function* readInThread(
  file: GoodsFile,
): AsyncGenerator<GoodsFileAbout | GoodsRow[], void> {
  const worker = new Worker(READER, {
    workerData: file,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    // Both end the wait: an error of the thread, and the limit of time.
    const messages = on(worker, 'message', { signal, close: ['exit'] });
    worker.postMessage('next');
    for await (const [message] of messages) {
      const part = partOf(message as ReaderMessage);
      if (!part) return;
      yield part;
      worker.postMessage('next');
    }
    throw new GoodsFileRefused(goodsFileMessages.notReadable);
  } catch (error) {
    throw refusalOf(error, signal);
  } finally {
    await worker.terminate();
  }
}

function partOf(message: ReaderMessage): GoodsFileAbout | GoodsRow[] | undefined {
  if ('about' in message) return message.about;
  if ('rows' in message) return message.rows;
  if ('refused' in message) throw new GoodsFileRefused(message.refused);
  return undefined;
}

function refusalOf(error: unknown, signal: AbortSignal): unknown {
  const { code } = error as { code?: string };
  const isTooMuch = code === 'ERR_WORKER_OUT_OF_MEMORY' || signal.aborted;
  if (!isTooMuch) return error;
  return new GoodsFileRefused(goodsFileMessages.tooMuch, { cause: error });
}

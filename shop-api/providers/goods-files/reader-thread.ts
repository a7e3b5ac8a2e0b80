import { parentPort, workerData } from 'node:worker_threads';
import {
  type GoodsFile,
  type GoodsFileAbout,
  GoodsFileRefused,
  type GoodsRow,
} from './goods-file.ts';
import { readGoods } from './read-goods.ts';

// A thread of its own, started by thread-reader.ts with a file: reading one takes seconds of
// computing, during which the shop answers.

/** What the thread sends: each message after the first one when it is asked for. */
export type ReaderMessage =
  | { about: GoodsFileAbout }
  | { rows: GoodsRow[] }
  | { refused: string }
  | { done: true };

const SLICE = 100;

const port = parentPort;
if (port) {
  const messages = messagesOf(workerData as GoodsFile);
  const send = async () => {
    const { value } = await messages.next();
    port.postMessage(value ?? { done: true });
  };
  port.on('message', () => void send());
}

async function* messagesOf(file: GoodsFile): AsyncGenerator<ReaderMessage, undefined> {
  try {
    const { about, goods } = await readGoods(file);
    yield { about };
    for (let from = 0; from < goods.length; from += SLICE) {
      yield { rows: goods.slice(from, from + SLICE) };
    }
  } catch (error) {
    if (!(error instanceof GoodsFileRefused)) throw error;
    yield { refused: error.message };
  }
  return undefined;
}

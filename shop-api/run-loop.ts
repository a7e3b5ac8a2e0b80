import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

interface RunLoop {
  /** What the log says when the work fails. */
  failure: string;
  /** The wait when nothing is due, in milliseconds. */
  everyMs: number;
  logger: Logger;
  /** Returns how much was done; after something it is called again at once. */
  work: (signal: AbortSignal) => Promise<number>;
}

/** Work that is repeated while the shop is open. */
export interface Loop {
  /** Starts no new round and waits for the running one. */
  stop: () => Promise<void>;
}

/**
 * Repeats work until it is stopped. A round that fails is logged and made up for by the next one.
 * The waits do not prevent the process from ending.
 */
export function runLoop({ failure, everyMs, logger, work }: RunLoop): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async () => {
    while (!signal.aborted) {
      const done = await work(signal).catch((error: unknown) => {
        logger.warn({ error }, failure);
        return 0;
      });
      if (done === 0) await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const ended = repeat();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { WriteSignal } from './write-signal.ts';

interface RunLoop {
  /** What the log says when the work fails. */
  failure: string;
  /** The wait when nothing is due, in milliseconds. */
  everyMs: number;
  /** Makes that wait longer, up to a rest in milliseconds, as long as nothing is written. */
  rest?: Rest | undefined;
  logger: Logger;
  /** Returns how much was done; after something it is called again at once. */
  work: (signal: AbortSignal) => Promise<number>;
}

interface Rest {
  writes: WriteSignal;
  ms: number;
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
export function runLoop({ failure, everyMs, rest, logger, work }: RunLoop): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async () => {
    while (!signal.aborted) {
      const seen = rest?.writes.snapshot ?? '';
      const done = await work(signal).catch((error: unknown) => {
        logger.warn({ error }, failure);
        return 0;
      });
      if (done > 0) continue;
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      await rest?.writes.next({ seen, restMs: rest.ms - everyMs, signal });
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

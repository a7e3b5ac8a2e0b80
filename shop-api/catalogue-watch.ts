import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import {
  currentSnapshot,
  readChangesSince,
} from './domain/catalogue/product-index/read-changes.ts';

const EVERY_MS = 1_000;
/** Products in one notice. */
const BATCH = 1_000;

interface WatchCatalogue {
  db: Database;
  /** Sends a cache notice. */
  notify: (tags: readonly string[]) => void;
  logger: Logger;
  /** The wait between two readings, in milliseconds. */
  everyMs?: number;
}

export interface CatalogueWatch {
  /** Starts no new reading and waits for the running one. */
  stop: () => Promise<void>;
}

/**
 * Sends cache notices about products that were changed by whatever means, such as a price by SQL:
 * the database records each change that listings display. What a verb has announced already is
 * announced again, since the same product may have been changed twice.
 */
export function startCatalogueWatch(given: WatchCatalogue): CatalogueWatch {
  const { logger, everyMs = EVERY_MS } = given;
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    let snapshot: string | undefined;
    while (!signal.aborted) {
      // A reading that fails is made up for by the next one.
      snapshot = await announceSince(given, snapshot).catch((error: unknown) => {
        logger.warn({ error }, 'Changes of the catalogue were not read');
        return snapshot;
      });
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const ended = work();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Returns the snapshot of the database up to which changes are announced. */
async function announceSince(
  { db, notify }: WatchCatalogue,
  last: string | undefined,
): Promise<string> {
  if (last === undefined) return currentSnapshot(db);
  const { productIds, snapshot } = await readChangesSince(db, last);
  for (let from = 0; from < productIds.length; from += BATCH) {
    const ids = productIds.slice(from, from + BATCH);
    notify([...ids.map((id) => `product:${id}`), 'products']);
  }
  return snapshot;
}

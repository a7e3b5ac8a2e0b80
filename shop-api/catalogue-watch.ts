import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import {
  currentSnapshot,
  readChangesSince,
} from './domain/catalogue/product-index/read-changes.ts';
import { followSalePrices } from './domain/catalogue/sale-prices/settle-sale-prices.ts';
import type { JobMetrics } from './http/job-metrics.ts';
import { type Loop, runLoop } from './run-loop.ts';
import type { WriteSignal } from './write-signal.ts';

const EVERY_MS = 1_000;
const REST_MS = 60_000;
/** Products in one notice. */
const BATCH = 1_000;

interface WatchCatalogue {
  db: Database;
  /** Sends a cache notice. */
  notify: (tags: readonly string[]) => void;
  /** Counts the readings. */
  metrics: JobMetrics;
  logger: Logger;
  /** The wait between two readings, in milliseconds. */
  everyMs?: number;
  /** Lets it rest while nothing is written. */
  writes?: WriteSignal;
}

/**
 * Sends cache notices about products that were changed by whatever means, such as a price by SQL:
 * the database records each change that listings display. What a verb has announced already is
 * announced again, since the same product may have been changed twice.
 */
export function startCatalogueWatch(given: WatchCatalogue): Loop {
  const { metrics, logger, writes, everyMs = EVERY_MS } = given;
  const rest = writes && { writes, ms: REST_MS };
  let snapshot: string | undefined;
  const work = async () => {
    snapshot = await metrics.count('watchCatalogue', () => announceSince(given, snapshot));
    return 0;
  };
  const failure = 'Changes of the catalogue were not read';
  return runLoop({ failure, everyMs, rest, logger, work });
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
    await followSalePrices(db, ids);
    notify([...ids.map((id) => `product:${id}`), 'products']);
  }
  return snapshot;
}

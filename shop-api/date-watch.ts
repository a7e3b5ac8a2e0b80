import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { productTimes, showDueProducts } from './domain/catalogue/manage/product-states.ts';
import {
  salePriceTimes,
  settleSalePrices,
} from './domain/catalogue/sale-prices/settle-sale-prices.ts';
import { datedEntries } from './domain/dated-entries.ts';
import { HOUR_MS } from './domain/kernel/durations.ts';
import type { JobMetrics } from './http/job-metrics.ts';
import type { Clock } from './providers/clock.ts';
import { type Loop, runLoop } from './run-loop.ts';
import type { WriteSignal } from './write-signal.ts';

const EVERY_MS = 1_000;
/** How far ahead it looks: without a date it rests so long, unless something is written. */
const AHEAD_MS = 60_000;
/** Pages are read again after an hour at the latest: what turned before a start is at most as old. */
const BEFORE_START_MS = HOUR_MS;

interface WatchDates {
  db: Database;
  clock: Clock;
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
 * Shows and hides products whose time has come, begins and ends sale prices, and sends cache notices
 * about these and about entries whose date has come: a banner begins, a post is due. A notice that
 * several processes send costs a rendering.
 */
export function startDateWatch({
  db,
  clock,
  notify,
  metrics,
  logger,
  writes,
  everyMs = EVERY_MS,
}: WatchDates): Loop {
  let after = new Date(clock.now().getTime() - BEFORE_START_MS);
  let quiet = { until: after, snapshot: '' };
  const work = async () => {
    const until = clock.now();
    const snapshot = writes?.snapshot ?? '';
    if (writes && until < quiet.until && snapshot === quiet.snapshot) return 0;
    await showDueProducts({ db, clock, notify });
    for (const kind of datedEntries) {
      const tags = await kind.turned(db, { after, until });
      if (tags.length > 0) notify(tags);
    }
    await settleSalePrices({ db, clock, notify });
    const later = new Date(until.getTime() + AHEAD_MS);
    if (!(await turnsBetween(db, until, later))) quiet = { until: later, snapshot };
    after = until;
    return 0;
  };
  return runLoop({
    failure: 'Dates of entries were not read',
    everyMs,
    logger,
    work: () => metrics.count('watchDates', work),
  });
}

async function turnsBetween(db: Database, after: Date, until: Date): Promise<boolean> {
  for (const kind of [...datedEntries, productTimes, salePriceTimes]) {
    if ((await kind.turned(db, { after, until })).length > 0) return true;
  }
  return false;
}

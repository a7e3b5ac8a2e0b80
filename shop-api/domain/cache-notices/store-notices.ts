import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { cacheNotices } from '../../db/schema/cache-notices.ts';

/** Tells every storefront which cache tags a change touched. */
export interface CacheNotices {
  /** Returns immediately; the notice is stored later and never fails a change. */
  send: (tags: readonly string[]) => void;
  /** Waits until everything sent so far is stored or was given up. */
  settled: () => Promise<void>;
}

interface StoredNotices {
  db: Database;
  /** Called when a notice is stored. */
  onStored?: () => void;
  /** Called for a notice that could not be stored: pages may be an hour old. */
  onGivenUp?: (tags: readonly string[]) => void;
  /** Waits before each retry, in milliseconds; the notice is given up after the last. */
  waits?: readonly number[];
}

const WAITS = [250, 1_000, 4_000, 15_000, 60_000];
/** An import changes ten thousand products. */
const TAGS_AT_ONCE = 2_000;

/** Stores cache notices, outside the transaction of the change, which is committed before. */
export function storedCacheNotices(options: StoredNotices): CacheNotices {
  const underway = new Set<Promise<void>>();
  const send = (tags: readonly string[]) => {
    for (let from = 0; from < tags.length; from += TAGS_AT_ONCE) {
      const some = tags.slice(from, from + TAGS_AT_ONCE);
      const work = store(options, some).finally(() => underway.delete(work));
      underway.add(work);
    }
  };
  const settled = async () => {
    await Promise.all(underway);
  };
  return { send, settled };
}

async function store(options: StoredNotices, tags: readonly string[]): Promise<void> {
  const { db, onStored, onGivenUp, waits = WAITS } = options;
  for (const pause of [0, ...waits]) {
    // A wait for the database does not keep the process alive.
    if (pause > 0) await wait(pause, undefined, { ref: false });
    const isStored = await db
      .insert(cacheNotices)
      .values({ tags: [...tags] })
      .then(
        () => true,
        () => false,
      );
    if (isStored) return onStored?.();
  }
  onGivenUp?.(tags);
}

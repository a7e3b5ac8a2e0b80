import { asc, gt, max, min } from 'drizzle-orm';
import type { CacheFeed } from '../../../contract/kit/cache-feed.ts';
import type { Database } from '../../db/database.ts';
import { cacheNotices } from '../../db/schema/cache-notices.ts';

const AT_ONCE = 500;

/**
 * A notice gets its id before it is committed, so one with a lower id may become visible after one
 * with a higher id. The last ones are therefore sent again; storefronts know what they have had.
 */
const AGAIN = 50;

/** Returns the id of the newest notice; 0 without any. */
export async function newestNotice(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(cacheNotices.id) }).from(cacheNotices);
  return row?.newest ?? 0;
}

/** Returns the notices after an id, at most five hundred and some that were sent before. */
export async function readNotices(db: Database, after: number): Promise<CacheFeed> {
  const [stored] = await db
    .select({ oldest: min(cacheNotices.id), newest: max(cacheNotices.id) })
    .from(cacheNotices);
  const newest = stored?.newest ?? 0;
  // Of another database, such as one that was restored, or older than what is kept.
  const hasMissed = after > newest || after + 1 < (stored?.oldest ?? 0);
  if (hasMissed) return { status: true, notices: [], newest, has_missed: true };
  const notices = await db
    .select({ id: cacheNotices.id, tags: cacheNotices.tags })
    .from(cacheNotices)
    .where(gt(cacheNotices.id, after - AGAIN))
    .orderBy(asc(cacheNotices.id))
    .limit(AT_ONCE + AGAIN);
  return { status: true, notices, newest: notices.at(-1)?.id ?? after, has_missed: false };
}

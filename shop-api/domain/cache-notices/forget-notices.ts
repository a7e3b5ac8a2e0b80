import { lt } from 'drizzle-orm';
import { cacheNotices } from '../../db/schema/cache-notices.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';

/** How long a storefront may be away and still catch up; then it reads everything again. */
const STORED_MS = 7 * DAY_MS;

/** Deletes cache notices that every storefront has had. */
export async function forgetCacheNotices({
  ctx: { db, clock },
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  const before = new Date(clock.now().getTime() - STORED_MS);
  await db.delete(cacheNotices).where(lt(cacheNotices.madeAt, before));
}

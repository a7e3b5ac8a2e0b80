import { desc, gt, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../kernel/context.ts';

/** More orders of an hour are not counted: a scrape may not read the whole table. */
const MAX_COUNTED = 10_000;

/** Returns the number of orders of the last hour, at most ten thousand. */
export async function countRecentOrders({ ctx }: { ctx: Pick<Context, 'db'> }): Promise<number> {
  const { placedAt } = orders;
  const newest = ctx.db
    .select({ placedAt })
    .from(orders)
    .orderBy(desc(orders.id))
    .limit(MAX_COUNTED);
  const recent = newest.as('newest');
  return ctx.db.$count(recent, gt(recent.placedAt, sql`now() - interval '1 hour'`));
}

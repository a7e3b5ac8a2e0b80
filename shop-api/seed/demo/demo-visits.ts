import { sql } from 'drizzle-orm';
import { SHOPPER_STEPS } from '../../../contract/cart/shopper-steps.ts';
import { INDIA_TIME_ZONE } from '../../../contract/shop/india-time.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { shopperSteps } from '../../db/schema/shopper-steps.ts';

/** How many visits of the demo shop come as far as each step for one that orders. */
const FOR_AN_ORDER = { product: 24, cart: 4, checkout: 2 };

/** Counts the visits that led to the orders of the demo shop. */
export async function seedDemoVisits(tx: Database): Promise<void> {
  const day = sql`(${orders.placedAt} AT TIME ZONE ${sql.raw(`'${INDIA_TIME_ZONE}'`)})::date`;
  const days = await tx
    .select({ day: sql<string>`${day}::text`, n: sql<number>`count(*)::int` })
    .from(orders)
    .groupBy(day);
  const rows = days.flatMap(({ day, n }) =>
    SHOPPER_STEPS.map((step) => ({ day, step, part: 0, n: n * FOR_AN_ORDER[step] })),
  );
  await tx.insert(shopperSteps).values(rows);
}

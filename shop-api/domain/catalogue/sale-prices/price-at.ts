import { type SQL, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';

/**
 * The price of a product at a moment, in paise, as a column of a query: what a cart displays and an
 * order charges. Pages display `now_paise`, which follows within seconds; money never waits for it.
 */
export function priceAt(now: Date): SQL<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<number>`coalesce(
    (SELECT sale_paise FROM sale_price_of(${products}, ${moment})), ${products.pricePaise})`;
}

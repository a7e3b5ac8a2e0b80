import type { SQL } from 'drizzle-orm';
import { and, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/products.ts';
import type { Shopper } from '../identity/who.ts';
import { isOpenOrderOf } from '../order/open-order.ts';

/**
 * How many of a product a shopper's cart may hold, for a query of products: what lies on the shelf,
 * and what the shopper's own open order holds of it. Null where the stock is unknown.
 */
export function stockFor(db: Database, shopper: Shopper): SQL<number | null> {
  if (shopper.kind === 'visitor') return sql<number | null>`${products.stock}`;
  const held = db
    .select({ pieces: sum(orderLines.stockTaken) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isOpenOrderOf(shopper), eq(orderLines.productId, products.id)));
  return sql<number | null>`(${products.stock} + coalesce((${held}), 0))::int`;
}

import { and, count, desc, eq, gte, inArray, ne, type SQL } from 'drizzle-orm';
import { BOUGHT_STATES } from '../../../../contract/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/products.ts';

/** The newest orders of a product that are counted: a hot product has a hundred thousand. */
const COUNTED_ORDERS = 500;
/** Fewer orders say nothing, and might tell what one customer bought. */
const LEAST_ORDERS = 3;
const MAX_PRODUCTS = 8;

/**
 * Returns the ids of what the newest orders of a product also have, the most frequent first.
 * @param canBeside what a product beside it has to be
 */
export async function boughtTogether(
  db: Database,
  productId: number,
  canBeside: SQL | undefined,
): Promise<number[]> {
  const newest = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.productId, productId), inArray(orders.state, [...BOUGHT_STATES])))
    .orderBy(desc(orderLines.orderId))
    .limit(COUNTED_ORDERS)
    .as('newest');
  const rows = await db
    .select({ id: orderLines.productId })
    .from(newest)
    .innerJoin(orderLines, eq(orderLines.orderId, newest.id))
    .innerJoin(products, and(eq(products.id, orderLines.productId), canBeside))
    .where(ne(orderLines.productId, productId))
    .groupBy(orderLines.productId)
    .having(gte(count(), LEAST_ORDERS))
    .orderBy(desc(count()), orderLines.productId)
    .limit(MAX_PRODUCTS);
  return rows.map(({ id }) => id);
}

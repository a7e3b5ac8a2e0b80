import { and, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { StockFigures } from '../../../contract/staff/stock.ts';
import type { Database } from '../../db/database.ts';
import { orderPieces } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';

/**
 * Orders whose goods still lie in the store room: packing takes them off the shelf. Written as in
 * the index that finds them.
 */
const waitsForPacking = and(
  sql`${orders.state} IN ('pending', 'confirmed')`,
  isNull(orders.releasedAt),
);

/** The orders that wait for packing, for a query of their lines. */
export function ordersToPack(db: Database) {
  return db.select({ id: orders.id }).from(orders).where(waitsForPacking);
}

/** Returns the pieces of each product in orders that wait for packing, those of bundles with them. */
export async function piecesInOrders(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: orderPieces.productId, pieces: sum(orderPieces.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(orderPieces, eq(orderPieces.orderId, orders.id))
    .where(and(waitsForPacking, inArray(orderPieces.productId, [...productIds])))
    .groupBy(orderPieces.productId);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** Returns the figures of a stock with the pieces in orders. */
export function figuresOf(stock: number | null, inOrders = 0): StockFigures {
  return { stock, in_orders: inOrders, on_shelf: stock === null ? null : stock + inOrders };
}

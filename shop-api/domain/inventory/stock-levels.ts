import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { LOW_STOCK } from '../../../contract/shop/limits.ts';
import type { StockLevelName } from '../../../contract/staff/movements.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';

/** At this stock and below staff are told: the product's own mark, or that of the shop. */
export const lowMark = sql<number>`coalesce(${products.lowMark}, ${LOW_STOCK})`;

const isSold = eq(products.isPublished, true);
/** An unknown stock is not low. */
const isShort = and(isSold, sql`${products.stock} <= ${lowMark}`);

/** The conditions of the levels of a stock. */
export const LEVELS: Record<StockLevelName, SQL | undefined> = {
  short: isShort,
  low: and(isShort, gt(products.stock, 0)),
  out: and(isSold, lte(products.stock, 0)),
  unknown: isNull(products.stock),
};

/** Returns the number of products that run low, and of those that are out of stock. */
export async function countShortStock(db: Database) {
  const [low, out] = await Promise.all([
    db.$count(products, LEVELS.low),
    db.$count(products, LEVELS.out),
  ]);
  return { low_stock: low, out_of_stock: out };
}

import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { LOW_STOCK } from '../../../contract/shop/limits.ts';
import type { StockLevelName } from '../../../contract/staff/movements.ts';
import type { Database } from '../../db/database.ts';
import { orderPieces } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/products.ts';
import { startOfDayInIndia } from '../kernel/india-time.ts';

/** At this stock and below staff are told: the product's own mark, or that of the shop. */
export const lowMark = sql<number>`coalesce(${products.lowMark}, ${LOW_STOCK})`;

const isSold = eq(products.isPublished, true);
/** An unknown stock is not low. */
const isShort = and(isSold, sql`${products.stock} <= ${lowMark}`);

/** The days whose sales are the present rate, and those that an ending stock lasts at most. */
const RATE_DAYS = 28;
const ENDS_IN_DAYS = 7;

/** Sold out in a week at the rate of the last weeks. Orders that gave their goods back do not count. */
const isEndingAt = (now: Date) =>
  and(
    isSold,
    gt(products.stock, 0),
    sql`EXISTS (SELECT FROM (
      SELECT ${orderPieces.productId} AS product, sum(${orderPieces.quantity}) AS units
      FROM ${orderPieces} JOIN ${orders} ON ${orders.id} = ${orderPieces.orderId}
      WHERE ${orders.placedAt} >= ${startOfDayInIndia(now, -RATE_DAYS).toISOString()}
        AND ${orders.placedAt} < ${startOfDayInIndia(now).toISOString()}
        AND ${orders.state} <> 'cancelled' AND ${orders.releasedAt} IS NULL
      GROUP BY ${orderPieces.productId}
    ) AS sold WHERE sold.product = ${products.id}
      AND ${products.stock} * ${RATE_DAYS} <= sold.units * ${ENDS_IN_DAYS})`,
  );

/** Returns the condition of a level of a stock. */
export function levelAt(level: StockLevelName, now: Date): SQL | undefined {
  return level === 'ending' ? isEndingAt(now) : LEVELS[level];
}

const LEVELS: Record<Exclude<StockLevelName, 'ending'>, SQL | undefined> = {
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

import { and, asc, count, desc, eq, lte, ne, or, sql, sum } from 'drizzle-orm';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Report, SoldProduct } from '../../../../contract/staff/reports.ts';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/products.ts';
import { isVisible } from '../../catalogue/visible.ts';
import { placedIn, type SpanOfDays } from './sales-by-day.ts';
import { COUNTED } from './what-counts.ts';

/** Rows of each list of a report. */
const MOST = 10;

/** Returns the products of the most revenue in these days, and those of which the fewest were sold. */
export async function soldProducts(
  db: Database,
  days: SpanOfDays,
): Promise<Pick<Report, 'best' | 'slow'>> {
  const ranked = rankedProducts(db, days);
  const rows = await db
    .select()
    .from(ranked)
    .where(or(lte(ranked.best, MOST), lte(ranked.slow, MOST)));
  const first = (rank: 'best' | 'slow') =>
    rows
      .filter((row) => row[rank] !== null && row[rank] <= MOST)
      .sort((one, other) => (one[rank] ?? 0) - (other[rank] ?? 0))
      .map(rowOf);
  return { best: first('best'), slow: first('slow') };
}

/** Every product with its places: each order has one line of a product. The lines are read once. */
function rankedProducts(db: Database, days: SpanOfDays) {
  const { id, name, stock } = products;
  const sold = db
    .select({
      productId: orderLines.productId,
      orders: count().as('orders'),
      units: sum(orderLines.quantity).mapWith(Number).as('units'),
      paise: sql<number>`sum(${orderLines.totalPaise} - ${orderLines.discountPaise})`
        .mapWith(Number)
        .as('paise'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(COUNTED.sales, placedIn(days)))
    .groupBy(orderLines.productId)
    .as('sold');
  const canBeSold = sql`(${isVisible()} AND ${stock} > 0) IS TRUE`;
  const best = sql<number | null>`CASE WHEN ${sold.units} > 0 THEN
    row_number() OVER (ORDER BY ${sold.paise} DESC NULLS LAST, ${id}) END`;
  const slow = sql<
    number | null
  >`CASE WHEN ${canBeSold} THEN row_number() OVER (PARTITION BY ${canBeSold}
    ORDER BY coalesce(${sold.units}, 0), ${stock} DESC, ${id}) END`;
  return db
    .select({
      ...{ id, name, orders: sold.orders, units: sold.units, paise: sold.paise },
      best: best.mapWith(Number).as('best'),
      slow: slow.mapWith(Number).as('slow'),
    })
    .from(products)
    .leftJoin(sold, eq(sold.productId, id))
    .as('ranked');
}

type Sold = Pick<SoldProduct, 'id' | 'name'> & Record<'orders' | 'units' | 'paise', number | null>;

const rowOf = ({ id, name, orders, units, paise }: Sold): SoldProduct => ({
  ...{ id, name, orders: orders ?? 0, units: units ?? 0 },
  revenue: toRupees(paise ?? 0),
});

/** Returns the vouchers that took the most off in these days. */
export async function usedVouchers(db: Database, days: SpanOfDays): Promise<Report['vouchers']> {
  const { voucherCode: code, discountPaise } = orders;
  const discount = sum(discountPaise).mapWith(Number);
  const rows = await db
    .select({ code, orders: count(), discount })
    .from(orders)
    .where(and(COUNTED.sales, placedIn(days), ne(code, '')))
    .groupBy(code)
    .orderBy(desc(sum(discountPaise)), asc(code))
    .limit(MOST);
  return rows.map((row) => ({ ...row, discount: toRupees(row.discount ?? 0) }));
}

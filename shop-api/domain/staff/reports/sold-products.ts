import { and, asc, count, desc, eq, gt, ne, sql, sum } from 'drizzle-orm';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Report, SoldProduct } from '../../../../contract/staff/reports.ts';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/products.ts';
import { placedIn, type SpanOfDays } from './sales-by-day.ts';
import { COUNTED } from './what-counts.ts';

/** Rows of each list of a report. */
const MOST = 10;

/** Returns the products of the most revenue in these days, and those of which the fewest were sold. */
export async function soldProducts(
  db: Database,
  days: SpanOfDays,
): Promise<Pick<Report, 'best' | 'slow'>> {
  const sold = db
    .select({
      productId: orderLines.productId,
      orders: sql<number>`count(DISTINCT ${orders.id})`.mapWith(Number).as('orders'),
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
  const rows = () =>
    db
      .select({
        id: products.id,
        name: products.name,
        orders: sold.orders,
        units: sold.units,
        paise: sold.paise,
      })
      .from(products)
      .leftJoin(sold, eq(sold.productId, products.id))
      .limit(MOST);
  const canBeSold = and(eq(products.isPublished, true), gt(products.stock, 0));
  const [best, slow] = await Promise.all([
    rows().where(gt(sold.units, 0)).orderBy(desc(sold.paise), asc(products.id)),
    rows()
      .where(canBeSold)
      .orderBy(asc(sql`coalesce(${sold.units}, 0)`), desc(products.stock), asc(products.id)),
  ]);
  return { best: best.map(rowOf), slow: slow.map(rowOf) };
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

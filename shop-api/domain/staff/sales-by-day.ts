import { and, count, gte, lt, ne, not, sql, sum } from 'drizzle-orm';
import { INDIA_TIME_ZONE } from '../../../contract/shop/india-time.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { DayFigures } from '../../../contract/staff/staff.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../kernel/context.ts';
import { isoDayInIndia, startOfDayInIndia } from '../kernel/india-time.ts';
import { isAwaitingPayment } from '../orders/awaits-payment.ts';

/** Whether an order is a sale: neither cancelled nor waiting for its payment. */
const isSale = and(ne(orders.state, 'cancelled'), not(isAwaitingPayment));

/** What an order is worth, however much of it a gift card pays. */
const worth = sql`${orders.payablePaise} + ${orders.giftCardPaise}`;

/** Returns the figures of the last days in India, the oldest first; the last one is today. */
export async function salesByDay(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  days: number,
): Promise<DayFigures[]> {
  const now = clock.now();
  const starts = Array.from({ length: days }, (_, n) => startOfDayInIndia(now, n - days + 1));
  const [first = now] = starts;
  const day = sql<string>`to_char(${orders.placedAt} AT TIME ZONE ${sql.raw(`'${INDIA_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, orders: count(), sales: sum(worth).mapWith(Number) })
    .from(orders)
    .where(and(isSale, gte(orders.placedAt, first), lt(orders.placedAt, startOfDayInIndia(now, 1))))
    .groupBy(day);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return starts.map((start) => {
    const found = byDay.get(isoDayInIndia(start));
    return {
      day: isoDayInIndia(start),
      orders: found?.orders ?? 0,
      sales: toRupees(found?.sales ?? 0),
    };
  });
}

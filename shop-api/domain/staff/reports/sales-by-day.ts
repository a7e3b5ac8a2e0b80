import { and, count, eq, gte, lt, sql, sum } from 'drizzle-orm';
import { countDays, dayAfter } from '../../../../contract/kit/calendar-day.ts';
import { CASH_ON_DELIVERY } from '../../../../contract/orders/payment-kinds.ts';
import { INDIA_TIME_ZONE } from '../../../../contract/shop/india-time.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { DayFigures } from '../../../../contract/staff/staff.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { startOfIsoDay } from '../../kernel/india-time.ts';
import { COUNTED, worth } from './what-counts.ts';

/** Days in India, both included: `2026-12-01`. */
export interface SpanOfDays {
  from: string;
  to: string;
}

/** Returns the sales of each of these days, the oldest first. */
export async function salesByDay(db: Database, days: SpanOfDays): Promise<DayFigures[]> {
  return (await countByDay(db, days)).map(({ cash: _, ...day }) => day);
}

/** Returns the same with how many of the orders are paid on delivery. */
export async function countByDay(
  db: Database,
  { from, to }: SpanOfDays,
): Promise<(DayFigures & { cash: number })[]> {
  const day = sql`(${orders.placedAt} AT TIME ZONE ${sql.raw(`'${INDIA_TIME_ZONE}'`)})::date`;
  const isCash = eq(orders.payType, CASH_ON_DELIVERY);
  const cash = sql`count(*) FILTER (WHERE ${isCash})`.mapWith(Number);
  const rows = await db
    .select({
      day: sql<string>`${day}::text`,
      orders: count(),
      sales: sum(worth).mapWith(Number),
      cash,
    })
    .from(orders)
    .where(and(COUNTED.sales, placedIn({ from, to })))
    .groupBy(day);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: countDays(from, to) }, (_, later) => {
    const one = dayAfter(from, later);
    const found = byDay.get(one);
    const sales = toRupees(found?.sales ?? 0);
    return { day: one, orders: found?.orders ?? 0, sales, cash: found?.cash ?? 0 };
  });
}

/** Matches the orders of these days. */
export const placedIn = ({ from, to }: SpanOfDays) =>
  and(gte(orders.placedAt, startOfIsoDay(from)), lt(orders.placedAt, startOfIsoDay(to, 1)));

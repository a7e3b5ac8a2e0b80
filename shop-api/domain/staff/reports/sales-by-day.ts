import { and, count, gte, lt, sql, sum } from 'drizzle-orm';
import { countDays, dayAfter } from '../../../../contract/kit/calendar-day.ts';
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
export async function salesByDay(db: Database, { from, to }: SpanOfDays): Promise<DayFigures[]> {
  const day = sql<string>`to_char(${orders.placedAt} AT TIME ZONE ${sql.raw(`'${INDIA_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, orders: count(), sales: sum(worth).mapWith(Number) })
    .from(orders)
    .where(and(COUNTED.sales, placedIn({ from, to })))
    .groupBy(day);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: countDays(from, to) }, (_, later) => {
    const one = dayAfter(from, later);
    const found = byDay.get(one);
    return { day: one, orders: found?.orders ?? 0, sales: toRupees(found?.sales ?? 0) };
  });
}

/** Matches the orders of these days. */
export const placedIn = ({ from, to }: SpanOfDays) =>
  and(gte(orders.placedAt, startOfIsoDay(from)), lt(orders.placedAt, startOfIsoDay(to, 1)));

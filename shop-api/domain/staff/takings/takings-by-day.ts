import { and, count, desc, gte, lt, sql, sum } from 'drizzle-orm';
import { INDIA_TIME_ZONE } from '../../../../contract/shop/india-time.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { TakingsOfDay } from '../../../../contract/staff/takings.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { Context } from '../../kernel/context.ts';
import { startOfIsoDay } from '../../kernel/india-time.ts';
import { staffOf } from '../../kernel/who.ts';
import type { SpanOfDays } from '../reports/sales-by-day.ts';
import { isOpen, isTaken } from './sent-takings.ts';

interface ByDay {
  ctx: Context;
  input: SpanOfDays;
}

/** Returns the cash of each carrier and day of delivery, the latest day first. Staff only. */
export async function takingsByDay({ ctx: { db, who }, input }: ByDay): Promise<TakingsOfDay[]> {
  staffOf(who);
  const { deliveredAt, payablePaise, carrier } = orders;
  const day = sql<string>`to_char(${deliveredAt} AT TIME ZONE ${sql.raw(`'${INDIA_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  const open = sql`FILTER (WHERE ${isOpen})`;
  const rows = await db
    .select({
      carrier: sql<string>`coalesce(${carrier}, '')`,
      day,
      orders: count(),
      paise: sum(payablePaise).mapWith(Number),
      openOrders: sql<number>`count(*) ${open}`.mapWith(Number),
      openPaise: sql<number>`coalesce(sum(${payablePaise}) ${open}, 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        isTaken,
        gte(deliveredAt, startOfIsoDay(input.from)),
        lt(deliveredAt, startOfIsoDay(input.to, 1)),
      ),
    )
    .groupBy(carrier, day)
    .orderBy(desc(day), carrier);
  return rows.map(({ paise, openOrders, openPaise, ...row }) => ({
    ...row,
    amount: toRupees(paise ?? 0),
    open_orders: openOrders,
    open_amount: toRupees(openPaise),
  }));
}

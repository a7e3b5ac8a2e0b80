import { and, count, min, notExists, sum } from 'drizzle-orm';
import { toPaise, toRupees } from '../../../../contract/shop/money.ts';
import type { ReportFigures } from '../../../../contract/staff/reports.ts';
import type { DayFigures } from '../../../../contract/staff/staff.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refundsDue } from '../../../db/schema/refunds-due.ts';
import { paidBackIn } from '../sent-refunds.ts';
import { countByDay, placedIn, type SpanOfDays } from './sales-by-day.ts';
import { COUNTED, earlierSales } from './what-counts.ts';

/** Returns the days of a span, and what is counted of them all. */
export async function countSpan(
  db: Database,
  span: SpanOfDays,
): Promise<{ days: DayFigures[]; figures: ReportFigures }> {
  const byDay = await countByDay(db, span);
  const undelivered = await db.$count(orders, and(COUNTED.undelivered, placedIn(span)));
  const firsts = await countFirstSales(db, span);
  const [paidBack] = await db
    .select({ n: count(), paise: sum(refundsDue.amountPaise).mapWith(Number) })
    .from(refundsDue)
    .where(paidBackIn(span));
  const total = (of: (day: (typeof byDay)[number]) => number) =>
    byDay.reduce((all, day) => all + of(day), 0);
  const sold = total((day) => day.orders);
  const figures = {
    ...{ orders: sold, sales: toRupees(total(({ sales }) => toPaise(sales))) },
    ...{ cash: total((day) => day.cash), undelivered, returning: sold - firsts },
    ...{ refunds: paidBack?.n ?? 0, refunded: toRupees(paidBack?.paise ?? 0) },
  };
  return { days: byDay.map(({ cash: _, ...day }) => day), figures };
}

/** Every sale that is not its customer's first one is one of a returning customer: a look for each customer. */
function countFirstSales(db: Database, span: SpanOfDays): Promise<number> {
  const { customerId, id } = orders;
  const firsts = db
    .select({ customerId, first: min(id).as('first') })
    .from(orders)
    .where(and(COUNTED.sales, placedIn(span)))
    .groupBy(customerId)
    .as('firsts');
  return db.$count(firsts, notExists(earlierSales(firsts.customerId, firsts.first)));
}

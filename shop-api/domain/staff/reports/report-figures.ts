import { and, count, eq, sql, sum } from 'drizzle-orm';
import { CASH_ON_DELIVERY } from '../../../../contract/orders/payment-kinds.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { ReportFigures } from '../../../../contract/staff/reports.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refundsDue } from '../../../db/schema/refunds-due.ts';
import { paidBackIn } from '../sent-refunds.ts';
import { placedIn, type SpanOfDays } from './sales-by-day.ts';
import { COUNTED, worth } from './what-counts.ts';

/** Returns what is counted of a span of days. */
export async function reportFigures(db: Database, days: SpanOfDays): Promise<ReportFigures> {
  const [[sold], [paidBack]] = await Promise.all([
    db
      .select({
        orders: count(),
        sales: sum(worth).mapWith(Number),
        cash: countOf(eq(orders.payType, CASH_ON_DELIVERY)),
        undelivered: countOf(COUNTED.undelivered),
        returning: countOf(COUNTED.returning),
      })
      .from(orders)
      .where(and(COUNTED.sales, placedIn(days))),
    db
      .select({ n: count(), paise: sum(refundsDue.amountPaise).mapWith(Number) })
      .from(refundsDue)
      .where(paidBackIn(days)),
  ]);
  return {
    ...{ orders: 0, cash: 0, undelivered: 0, returning: 0, ...sold },
    sales: toRupees(sold?.sales ?? 0),
    refunds: paidBack?.n ?? 0,
    refunded: toRupees(paidBack?.paise ?? 0),
  };
}

const countOf = (which: ReturnType<typeof and>) =>
  sql<number>`count(*) FILTER (WHERE ${which})`.mapWith(Number);

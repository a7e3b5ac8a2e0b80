import { countDays, dayAfter } from '../../../../contract/kit/calendar-day.ts';
import type { Report } from '../../../../contract/staff/reports.ts';
import type { Context } from '../../kernel/context.ts';
import { staffOf } from '../../kernel/who.ts';
import { countSpan } from './report-figures.ts';
import type { SpanOfDays } from './sales-by-day.ts';
import { soldProducts, usedVouchers } from './sold-products.ts';

interface GetReport {
  ctx: Context;
  input: SpanOfDays;
}

/** Returns the report of a span of days beside as many days before it. Staff only. */
export async function getReport({ ctx: { db, who }, input: days }: GetReport): Promise<Report> {
  staffOf(who);
  const [now, before, products, vouchers] = await Promise.all([
    countSpan(db, days),
    countSpan(db, daysBefore(days)),
    soldProducts(db, days),
    usedVouchers(db, days),
  ]);
  return {
    ...now,
    days_before: before.days,
    figures_before: before.figures,
    ...products,
    vouchers,
  };
}

function daysBefore(days: SpanOfDays): SpanOfDays {
  const length = countDays(days.from, days.to);
  return { from: dayAfter(days.from, -length), to: dayAfter(days.from, -1) };
}

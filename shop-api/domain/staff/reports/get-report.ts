import { countDays, dayAfter } from '../../../../contract/kit/calendar-day.ts';
import type { Report } from '../../../../contract/staff/reports.ts';
import { inLongRead } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { staffOf } from '../../kernel/who.ts';
import { countFunnel } from './count-funnel.ts';
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
  const earlier = daysBefore(days);
  return inLongRead(db, async (tx) => {
    const now = await countSpan(tx, days);
    const before = await countSpan(tx, earlier);
    return {
      ...now,
      days_before: before.days,
      figures_before: before.figures,
      funnel: await countFunnel(tx, days),
      funnel_before: await countFunnel(tx, earlier),
      ...(await soldProducts(tx, days)),
      vouchers: await usedVouchers(tx, days),
    };
  });
}

function daysBefore(days: SpanOfDays): SpanOfDays {
  const length = countDays(days.from, days.to);
  return { from: dayAfter(days.from, -length), to: dayAfter(days.from, -1) };
}

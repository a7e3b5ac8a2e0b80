import { countDays, dayAfter } from '../../../../contract/kit/calendar-day.ts';
import type { Report } from '../../../../contract/staff/reports.ts';
import type { Context } from '../../kernel/context.ts';
import { staffOf } from '../../kernel/who.ts';
import { reportFigures } from './report-figures.ts';
import { type SpanOfDays, salesByDay } from './sales-by-day.ts';
import { soldProducts, usedVouchers } from './sold-products.ts';

interface GetReport {
  ctx: Context;
  input: SpanOfDays;
}

/** Returns the report of a span of days beside as many days before it. Staff only. */
export async function getReport({ ctx: { db, who }, input: days }: GetReport): Promise<Report> {
  staffOf(who);
  const before = daysBefore(days);
  const [sales, figures, figuresBefore, products, vouchers] = await Promise.all([
    salesByDay(db, { from: before.from, to: days.to }),
    reportFigures(db, days),
    reportFigures(db, before),
    soldProducts(db, days),
    usedVouchers(db, days),
  ]);
  const half = sales.length / 2;
  return {
    days: sales.slice(half),
    days_before: sales.slice(0, half),
    figures,
    figures_before: figuresBefore,
    ...products,
    vouchers,
  };
}

function daysBefore(days: SpanOfDays): SpanOfDays {
  const length = countDays(days.from, days.to);
  return { from: dayAfter(days.from, -length), to: dayAfter(days.from, -1) };
}

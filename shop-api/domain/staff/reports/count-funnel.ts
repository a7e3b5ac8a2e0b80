import { and, between, min, sum } from 'drizzle-orm';
import type { ShopperStep } from '../../../../contract/cart/shopper-steps.ts';
import type { Funnel } from '../../../../contract/staff/reports.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shopperSteps } from '../../../db/schema/shopper-steps.ts';
import { placedIn, type SpanOfDays } from './sales-by-day.ts';
import { COUNTED } from './what-counts.ts';

/** Returns how far visits got in these days since counting began; null if it began after them. */
export async function countFunnel(db: Database, { from, to }: SpanOfDays): Promise<Funnel> {
  const { day, step, n } = shopperSteps;
  const [first] = await db.select({ day: min(day) }).from(shopperSteps);
  if (!first?.day || first.day > to) return null;
  const span = { from: first.day > from ? first.day : from, to };
  const [rows, shopped] = await Promise.all([
    db
      .select({ step, n: sum(n).mapWith(Number) })
      .from(shopperSteps)
      .where(between(day, span.from, span.to))
      .groupBy(step),
    db.$count(orders, and(COUNTED.shopped, placedIn(span))),
  ]);
  const visits = (name: ShopperStep) => rows.find((row) => row.step === name)?.n ?? 0;
  return {
    from: span.from,
    ...{ product: visits('product'), cart: visits('cart'), checkout: visits('checkout') },
    orders: shopped,
  };
}

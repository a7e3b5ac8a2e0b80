import { count, desc, gt, sql } from 'drizzle-orm';
import { payments, type StoredPaymentState } from '../../db/schema/payments.ts';
import type { Context } from '../kernel/context.ts';

/** More payments of an hour are not counted: a scrape may not read the whole table. */
const MAX_COUNTED = 10_000;

const NONE: Record<StoredPaymentState, number> = {
  created: 0,
  pending: 0,
  paid: 0,
  failed: 0,
  expired: 0,
  mismatch: 0,
};

/** Returns the payments that were begun in the last hour by their state, at most ten thousand. */
export async function countRecentPayments({
  ctx,
}: {
  ctx: Pick<Context, 'db'>;
}): Promise<Record<StoredPaymentState, number>> {
  const { state, createdAt } = payments;
  const newest = ctx.db
    .select({ state, createdAt })
    .from(payments)
    .orderBy(desc(payments.id))
    .limit(MAX_COUNTED)
    .as('newest');
  const rows = await ctx.db
    .select({ state: newest.state, number: count() })
    .from(newest)
    .where(gt(newest.createdAt, sql`now() - interval '1 hour'`))
    .groupBy(newest.state);
  return { ...NONE, ...Object.fromEntries(rows.map((row) => [row.state, row.number])) };
}

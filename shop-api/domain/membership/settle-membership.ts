import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { ElitePlan } from '../../../contract/elite.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context } from '../context.ts';
import type { Settled } from '../payment/settled.ts';
import { lockMember, lockMembership } from './lock-membership.ts';

const LENGTHS: Record<ElitePlan, { months: number } | { years: number }> = {
  monthly: { months: 1 },
  yearly: { years: 1 },
};

/**
 * Begins the term that has been paid, at once or when the term before it ends. Otherwise the reason
 * why the money must go back.
 */
export async function settleMembership(ctx: Context, id: number): Promise<Settled> {
  const { db: tx } = ctx;
  const term = await lockMembership(tx, id);
  if (term.paidAt) return 'paid twice';
  const now = ctx.clock.now();
  const until = await lockMember(tx, term.customerId);
  const startsAt = until && until > now ? until : now;
  const endsAt = endOf(term.plan, startsAt);
  await tx.update(memberships).set({ paidAt: now, startsAt, endsAt }).where(eq(memberships.id, id));
  await tx.update(customers).set({ eliteUntil: endsAt }).where(eq(customers.id, term.customerId));
  return 'done';
}

/** The same day of the month, or its last one; by the calendar of India. */
function endOf(plan: ElitePlan, startsAt: Date): Date {
  return DateTime.fromJSDate(startsAt, { zone: 'Asia/Kolkata' }).plus(LENGTHS[plan]).toJSDate();
}

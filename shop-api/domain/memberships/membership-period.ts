import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { MembershipPlan } from '../../../contract/shop/membership-plans.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context } from '../kernel/context.ts';
import { inIndia } from '../kernel/india-time.ts';
import { PLANS } from './plans.ts';

/** Returns the end of a term: the same day of the month, or its last one, in India's time zone. */
export function endOfMembership(plan: MembershipPlan, startsAt: Date): Date {
  const { months } = PLANS[plan];
  return inIndia(startsAt).plus({ months }).toJSDate();
}

/**
 * Closes the gap that a cancelled term leaves: each term that has not begun starts when the
 * previous one ends, or now. Runs in a transaction that locks the customer's row.
 */
export async function moveUp(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: number,
): Promise<void> {
  const now = clock.now();
  const isLeft = and(
    eq(memberships.customerId, customerId),
    isNull(memberships.cancelledAt),
    gt(memberships.endsAt, now),
  );
  const left = await tx.select().from(memberships).where(isLeft).orderBy(asc(memberships.startsAt));
  let end = now;
  for (const { id, plan, startsAt, endsAt } of left) {
    if (!startsAt || !endsAt) continue;
    if (startsAt <= now) {
      end = endsAt;
      continue;
    }
    const moved = { startsAt: end, endsAt: endOfMembership(plan, end) };
    await tx.update(memberships).set(moved).where(eq(memberships.id, id));
    end = moved.endsAt;
  }
  await tx.update(customers).set({ memberUntil: end }).where(eq(customers.id, customerId));
}

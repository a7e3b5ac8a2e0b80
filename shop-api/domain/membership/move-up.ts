import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context } from '../context.ts';
import { endOfTerm } from './end-of-term.ts';

/**
 * Closes the gap that a cancelled term leaves: each term that has not begun starts when the one
 * before it ends, or now. Within a transaction that holds the customer's row.
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
    const moved = { startsAt: end, endsAt: endOfTerm(plan, end) };
    await tx.update(memberships).set(moved).where(eq(memberships.id, id));
    end = moved.endsAt;
  }
  await tx.update(customers).set({ eliteUntil: end }).where(eq(customers.id, customerId));
}

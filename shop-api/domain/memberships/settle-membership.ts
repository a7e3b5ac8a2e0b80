import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context, Settled, SubjectStatus } from '../kernel/context.ts';
import { lockMember, lockMembership } from './lock-membership.ts';
import { issueMembershipInvoice } from './membership-invoice.ts';
import { endOfMembership } from './membership-period.ts';
import { notifyMember } from './notify-member.ts';

/**
 * Begins the paid term, now or when the term before it ends, issues its invoice and notifies the member.
 * Returns `done`, or the reason for a refund.
 */
export async function settleMembership(ctx: Context, id: number): Promise<Settled> {
  const { db: tx } = ctx;
  const membership = await lockMembership(tx, id);
  if (membership.paidAt) return 'paid twice';
  const now = ctx.clock.now();
  const until = await lockMember(tx, membership.customerId);
  const startsAt = until && until > now ? until : now;
  const endsAt = endOfMembership(membership.plan, startsAt);
  const run = { paidAt: now, startsAt, endsAt };
  await tx.update(memberships).set(run).where(eq(memberships.id, id));
  await tx
    .update(customers)
    .set({ memberUntil: endsAt })
    .where(eq(customers.id, membership.customerId));
  await notifyMember({ ctx, input: { membershipId: id, news: 'started' } });
  await issueMembershipInvoice(ctx, { ...membership, ...run });
  return 'done';
}

/** Returns whether a payment for a membership can still be used. */
export async function statusOfMembership(db: Database, id: number): Promise<SubjectStatus> {
  const [membership] = await db.select().from(memberships).where(eq(memberships.id, id));
  return membership?.paidAt ? 'paid' : 'open';
}

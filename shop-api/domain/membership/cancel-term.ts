import { and, eq } from 'drizzle-orm';
import { memberships } from '../../db/schema/memberships.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError, notFound } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { MembershipRow } from './lock-membership.ts';
import { lockMember } from './lock-membership.ts';
import { lastUseOf, whyNotCancel } from './may-cancel.ts';
import { moveUp } from './move-up.ts';

interface CancelTerm {
  ctx: Context;
  input: { id: number };
}

/**
 * Customers cancel one of their own terms, also one that has not begun. What was paid is owed; terms
 * that follow move up. Errors: `not_found`, `conflict` (too late, used, over).
 */
export async function cancelTerm({ ctx, input: { id } }: CancelTerm): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  await inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    // Waits for orders that are being priced for a member, and holds back new ones.
    await lockMember(tx, customerId);
    const isOwn = and(eq(memberships.id, id), eq(memberships.customerId, customerId));
    const [term] = await tx.select().from(memberships).where(isOwn).for('update');
    if (!term?.paidAt) throw notFound('Membership');
    const lastUse = await lastUseOf(tx, customerId);
    const refusal = whyNotCancel(term, { lastUse, now: ctx.clock.now() });
    if (refusal) throw new DomainError('conflict', refusal);
    await endNow(within, term);
    await moveUp(within, customerId);
  });
}

async function endNow(ctx: Context, { id, pricePaise }: MembershipRow): Promise<void> {
  const { db: tx } = ctx;
  const now = ctx.clock.now();
  // The member is told of the cancellation, and not again when the term would have ended.
  const ended = { cancelledAt: now, endedToldAt: now };
  await tx.update(memberships).set(ended).where(eq(memberships.id, id));
  await tx.insert(refundsDue).values({
    amountPaise: pricePaise,
    reason: 'membership cancelled',
    paymentKey: `membership ${id}`,
    createdAt: now,
  });
  const payload = { membershipId: id, news: 'cancelled' as const };
  await queueMail({ ctx, input: { kind: 'membership', payload } });
}

import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { ReasonOf } from '../../../contract/kit/reasons.ts';
import { membershipApiMessages } from '../../../contract/messages/memberships.ts';
import type { Message } from '../../../contract/messages/text-with-values.ts';
import type { ShippingReason } from '../../../contract/shop/delivery-charges.ts';
import type { Database } from '../../db/database.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { notifyOfRefund } from '../payments/notify-of-refund.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { lockMember, type MembershipRow } from './lock-membership.ts';
import { issueMembershipCreditNote } from './membership-invoice.ts';
import { moveUp } from './membership-period.ts';
import { notifyMember } from './notify-member.ts';

/**
 * Customers cancel one of their own terms, also one that has not begun. The payment becomes a
 * refund due; later terms move up. Errors: `not_found`, `conflict` (too late, used, over).
 */
export async function cancelMembership({
  ctx,
  input: { id },
}: Given<{ id: number }>): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  await inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    // Waits for orders that are being priced for a member, and blocks new ones.
    await lockMember(tx, customerId);
    const isOwn = and(eq(memberships.id, id), eq(memberships.customerId, customerId));
    const [membership] = await tx.select().from(memberships).where(isOwn).for('update');
    if (!membership?.paidAt) throw notFound('membership_not_found', 'Membership');
    const lastUse = await lastUseOf(tx, customerId);
    const { cancel_weeks: weeks } = (await storedSettings(tx)).elite;
    const refusal = whyNotCancel(membership, { lastUse, weeks, now: ctx.clock.now() });
    if (refusal) throw new DomainError('conflict', refusal.reason, refusal.message);
    await endNow(within, membership);
    await moveUp(within, customerId);
  });
}

async function endNow(ctx: Context, membership: MembershipRow): Promise<void> {
  const { db: tx } = ctx;
  const { id, pricePaise } = membership;
  const now = ctx.clock.now();
  // The member is notified of the cancellation, and not again at the original end of the term.
  const ended = { cancelledAt: now, endedNotifiedAt: now };
  await tx.update(memberships).set(ended).where(eq(memberships.id, id));
  const isItsPayment = and(eq(payments.membershipId, id), eq(payments.state, 'paid'));
  const [paid] = await tx.select({ id: payments.id }).from(payments).where(isItsPayment).limit(1);
  const [refund] = await tx
    .insert(refundsDue)
    .values({
      paymentId: paid?.id ?? null,
      amountPaise: pricePaise,
      reason: 'membership cancelled',
      paymentKey: `membership ${id}`,
      createdAt: now,
    })
    .returning({ refundId: refundsDue.id });
  if (refund) await notifyOfRefund({ ctx, input: { ...refund, news: 'due' } });
  await notifyMember({ ctx, input: { membershipId: id, news: 'cancelled' } });
  await issueMembershipCreditNote(ctx, membership);
}

/** The reason why a term cannot be cancelled, and the message for its member. */
interface WhyNot {
  reason: ReasonOf<'conflict'>;
  message: Message;
}

/** Returns why a term cannot be cancelled now; undefined if it can. */
export function whyNotCancel(
  { paidAt, startsAt, endsAt, cancelledAt }: MembershipRow,
  { lastUse, weeks, now }: { lastUse: Date | null; weeks: number; now: Date },
): WhyNot | undefined {
  if (!paidAt || !startsAt || !endsAt) {
    return { reason: 'membership_unpaid', message: membershipApiMessages.notPaid };
  }
  if (cancelledAt) {
    return { reason: 'membership_cancelled', message: membershipApiMessages.cancelledAlready };
  }
  if (endsAt <= now) return { reason: 'membership_over', message: membershipApiMessages.over };
  if (now.getTime() - paidAt.getTime() > weeks * 7 * DAY_MS) {
    return {
      reason: 'membership_cancelled_too_late',
      message: membershipApiMessages.tooLate(weeks),
    };
  }
  return lastUse && lastUse >= startsAt
    ? { reason: 'membership_used', message: membershipApiMessages.used }
    : undefined;
}

/**
 * Returns when a customer last used a benefit of members: a delivery that was free by it, or same or
 * next day delivery. Null if never, or only in orders that were cancelled, or released because
 * they were not paid in time.
 */
export async function lastUseOf(db: Database, customerId: number): Promise<Date | null> {
  const isFree = eq(orders.shippingReason, 'member' satisfies ShippingReason);
  const isRapid = eq(orders.deliveryMethod, 'Same or next day delivery');
  // An order that was released may be accepted by somebody who has become a member since.
  const lastAccepted = sql<Date | null>`max(greatest(${orders.placedAt}, ${orders.reacceptedAt}))`;
  const [found] = await db
    .select({ at: lastAccepted.mapWith(orders.placedAt) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.state, 'cancelled'),
        or(isNull(orders.releasedAt), isNotNull(orders.paidAt)),
        or(isFree, isRapid),
      ),
    );
  return found?.at ?? null;
}

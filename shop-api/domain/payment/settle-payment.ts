import { eq } from 'drizzle-orm';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import { settleGiftCard } from '../gift-card/settle-gift-card.ts';
import { lockMembership } from '../membership/lock-membership.ts';
import { settleMembership } from '../membership/settle-membership.ts';
import type { PaymentRow } from './attempt.ts';
import { settleOrder } from './settle-order.ts';
import type { Settled } from './settled.ts';

/** Locks what a payment is for: it comes before the payment, as everywhere. */
export async function lockSubject({ db: tx }: Context, payment: PaymentRow): Promise<void> {
  const { orderId, membershipId, giftCardId } = payment;
  if (orderId !== null) await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (membershipId !== null) await lockMembership(tx, membershipId);
  if (giftCardId !== null)
    await tx.select().from(giftCards).where(eq(giftCards.id, giftCardId)).for('update');
}

/** Gives what has been paid for. Its row is locked by the caller (`lockSubject`). */
export async function settlePayment(ctx: Context, payment: PaymentRow): Promise<Settled> {
  const { orderId, membershipId, giftCardId } = payment;
  if (orderId !== null) return settleOrder(ctx, orderId);
  if (membershipId !== null) return settleMembership(ctx, membershipId);
  if (giftCardId !== null) return settleGiftCard(ctx, giftCardId);
  throw new Error(`Payment ${payment.id} is for nothing`);
}

import { eq } from 'drizzle-orm';
import type { PaymentState } from '../../../contract/payments/payments.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { isOrderOf } from '../inventory/open-order.ts';
import type { Context, Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { BANKS_TAKE_MS, type PaymentRow, subjectOf } from './payment.ts';
import { isRefundDue } from './refunds-due.ts';
import { waitsFor } from './waits-for.ts';

/**
 * Returns the state of a payment, with its amount, and its order for the order's customer. Public,
 * for any caller who knows the txnid. A payment that can no longer be started has expired for the
 * shopper, although its look-ups continue; one with a refund due is no success, and one of another
 * amount is a `mismatch`. One that was used for a gift voucher names its receiver, never its code.
 * Errors: `not_found`.
 */
export async function getPayment({ ctx, input: { txnid } }: Given<{ txnid: string }>) {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw notFound('payment_not_found', 'Payment');
  const hasRefundDue = await isRefundDue(ctx.db, payment);
  const state: PaymentState = hasRefundDue ? 'refund_due' : stateOf(payment, ctx.clock.now());
  return {
    state,
    purpose: subjectOf(payment).purpose,
    amount: toRupees(payment.amountPaise),
    order: await orderOf(ctx, payment),
    receiver: state === 'paid' ? await receiverOf(ctx, payment) : null,
  };
}

/**
 * Returns the id and the printed number of the order that is paid; null for other purposes, and for
 * callers who are not its customer.
 */
async function orderOf({ db, who }: Context, { orderId }: PaymentRow) {
  if (orderId === null || who.kind !== 'customer') return null;
  const [order] = await db
    .select({ id: orders.id, order_id: orders.number })
    .from(orders)
    .where(isOrderOf(who, orderId));
  return order ?? null;
}

/** Returns who gets a paid gift voucher; null for other purposes. */
async function receiverOf({ db }: Context, { giftCardId }: PaymentRow) {
  if (giftCardId === null) return null;
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, giftCardId));
  if (!card?.paidAt) return null;
  return {
    ...{ name: card.receiverName, email: shortened(card.receiverEmail) },
    ...{ send_on: waitsFor(card), by_whatsapp: card.byWhatsapp },
  };
}

/** `asha.k@example.com` becomes `as…@example.com`: shows a slip, and cannot be written to. */
function shortened(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`;
}

function stateOf({ state, expiresAt }: PaymentRow, now: Date): PaymentState {
  const isOpen = state === 'created' || state === 'pending';
  const isOver = now.getTime() - expiresAt.getTime() > BANKS_TAKE_MS;
  return isOpen && isOver ? 'expired' : state;
}

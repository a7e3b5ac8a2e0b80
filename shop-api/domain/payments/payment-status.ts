import { eq } from 'drizzle-orm';
import type { PaymentState } from '../../../contract/payments.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import type { PaymentRow } from './payment.ts';
import { BANKS_TAKE_MS, subjectOf } from './payment.ts';
import { isRefundDue } from './refunds-due.ts';

interface GetPayment {
  ctx: Context;
  input: { txnid: string };
}

/**
 * Returns the state of a payment. Public, for any caller who knows its txnid. A payment that can no
 * longer be started has expired for the shopper, although its look-ups continue; one with a refund
 * due is no success.
 * Errors: `not_found`.
 */
export async function getPayment({ ctx, input: { txnid } }: GetPayment) {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw notFound('payment_not_found', 'Payment');
  const hasRefundDue = await isRefundDue(ctx.db, payment);
  const state: PaymentState = hasRefundDue ? 'refund_due' : stateOf(payment, ctx.clock.now());
  return { state, purpose: subjectOf(payment).purpose };
}

function stateOf({ state, expiresAt }: PaymentRow, now: Date): PaymentState {
  const isOpen = state === 'created' || state === 'pending';
  const isOver = now.getTime() - expiresAt.getTime() > BANKS_TAKE_MS;
  return isOpen && isOver ? 'expired' : state;
}

import { eq } from 'drizzle-orm';
import type { PaymentState } from '../../../contract/payment.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { PaymentRow } from './attempt.ts';
import { isOwedBack } from './owe-back.ts';
import { purposeOf } from './purpose.ts';
import { BANKS_TAKE_MS } from './time-to-pay.ts';

interface GetPayment {
  ctx: Context;
  input: { txnid: string };
}

/**
 * Whoever knows a payment's name may ask what became of it. One that nobody can begin any more has
 * expired for the shopper, although the shop goes on asking; one whose money goes back is no success.
 * Errors: `not_found`.
 */
export async function getPayment({ ctx, input: { txnid } }: GetPayment) {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw notFound('Payment');
  const isOwed = await isOwedBack(ctx.db, payment);
  const state: PaymentState = isOwed ? 'refund_due' : stateOf(payment, ctx.clock.now());
  return { state, purpose: purposeOf(payment) };
}

function stateOf({ state, expiresAt }: PaymentRow, now: Date): PaymentState {
  const isOpen = state === 'created' || state === 'pending';
  const isOver = now.getTime() - expiresAt.getTime() > BANKS_TAKE_MS;
  return isOpen && isOver ? 'expired' : state;
}

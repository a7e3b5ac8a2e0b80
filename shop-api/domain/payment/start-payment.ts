import { eq } from 'drizzle-orm';
import { PAYMENT_FAILED } from '../../../contract/order-words.ts';
import { payments } from '../../db/schema/payments.ts';
import type { PaymentLink } from '../../providers/payment/payment.ts';
import type { Context } from '../context.ts';
import { DomainError, notFound } from '../errors.ts';
import type { PaymentRow } from './attempt.ts';
import { attemptOf } from './attempt.ts';
import { standingOf } from './standing.ts';

/** When the gateway is asked for the first time what became of a payment. */
const FIRST_LOOK_UP_MS = 2 * 60_000;

interface StartPayment {
  ctx: Context;
  input: { txnid: string };
}

/**
 * Whoever knows a payment's name may go and pay it. Asks the gateway for the place to do so, outside of
 * any transaction. Errors: `not_found`, `conflict` (it, or what it is for, is paid or over),
 * `unavailable`.
 */
export async function startPayment({ ctx, input: { txnid } }: StartPayment): Promise<PaymentLink> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw notFound('Payment');
  await assertOpen(ctx, payment);
  const gateway = ctx.gateways.named(payment.gateway);
  if (!gateway) throw new DomainError('unavailable', PAYMENT_FAILED);
  const link = await gateway.createLink(attemptOf(payment, ctx)).catch((error: unknown) => {
    ctx.alarm(`The payment gateway ${payment.gateway} gives no link: ${kindOf(error)}`);
    throw new DomainError('unavailable', PAYMENT_FAILED);
  });
  const lookUpAt = new Date(ctx.clock.now().getTime() + FIRST_LOOK_UP_MS);
  await ctx.db
    .update(payments)
    .set({ reference: link.reference, lookUpAt: payment.lookUpAt ?? lookUpAt })
    .where(eq(payments.id, payment.id));
  return link;
}

async function assertOpen({ db, clock }: Context, payment: PaymentRow): Promise<void> {
  const { state, expiresAt } = payment;
  const standing = await standingOf(db, payment);
  if (state === 'paid' || standing === 'paid') {
    throw new DomainError('conflict', 'This payment has been made already.');
  }
  const isOpen = (state === 'created' || state === 'pending') && standing === 'open';
  if (isOpen && expiresAt > clock.now()) return;
  throw new DomainError('conflict', 'This payment is over. Please start again from your orders.');
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

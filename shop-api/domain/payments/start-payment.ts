import { and, eq, inArray, sql } from 'drizzle-orm';
import { paymentApiMessages, paymentMessages } from '../../../contract/messages/payments.ts';
import { payments } from '../../db/schema/payments.ts';
import type { PaymentLink } from '../../providers/payment/payment-gateway.ts';
import type { Context, Given } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { attemptOf, type PaymentRow, subjectOf } from './payment.ts';

/** The wait before the first look-up of a payment. */
const FIRST_LOOK_UP_MS = 2 * MINUTE_MS;

/**
 * Starts a payment. Public, for any caller who knows its txnid. Requests the payment page from the
 * gateway, outside of any transaction. Errors: `not_found`, `conflict` (the payment or its subject
 * is paid or over), `unavailable`.
 */
export async function startPayment({
  ctx,
  input: { txnid },
}: Given<{ txnid: string }>): Promise<PaymentLink> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.txnid, txnid));
  if (!payment) throw notFound('payment_not_found', 'Payment');
  await assertOpen(ctx, payment);
  const gateway = ctx.gateways.named(payment.gateway);
  if (!gateway) throw new DomainError('unavailable', 'gateway_missing', paymentMessages.failed);
  const link = await gateway.createLink(attemptOf(payment, ctx)).catch((error: unknown) => {
    ctx.alarm(`The payment gateway ${payment.gateway} gives no link: ${kindOf(error)}`);
    throw new DomainError('unavailable', 'gateway_away', paymentMessages.failed);
  });
  const lookUpAt = new Date(ctx.clock.now().getTime() + FIRST_LOOK_UP_MS);
  await ctx.db
    .update(payments)
    .set({
      reference: link.reference,
      lookUpAt: sql`coalesce(${payments.lookUpAt}, ${lookUpAt.toISOString()}::timestamptz)`,
    })
    // It may have been paid in another window, and looked up, while the gateway was asked.
    .where(and(eq(payments.id, payment.id), inArray(payments.state, ['created', 'pending'])));
  return link;
}

async function assertOpen({ db, clock, settlers }: Context, payment: PaymentRow): Promise<void> {
  const { state, expiresAt } = payment;
  const { purpose, id } = subjectOf(payment);
  const status = await settlers[purpose].status(db, id);
  if (state === 'paid' || status === 'paid') {
    throw new DomainError('conflict', 'payment_made', paymentApiMessages.madeAlready);
  }
  const isOpen = (state === 'created' || state === 'pending') && status === 'open';
  if (isOpen && expiresAt > clock.now()) return;
  throw new DomainError('conflict', 'payment_over', paymentApiMessages.over);
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

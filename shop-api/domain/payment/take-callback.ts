import { and, eq } from 'drizzle-orm';
import type { StoredPaymentState } from '../../db/schema/payments.ts';
import { payments } from '../../db/schema/payments.ts';
import type {
  CallbackRequest,
  PaymentAttempt,
  PaymentEvent,
  PaymentGateway,
} from '../../providers/payment/payment.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { applyEvent } from './apply-event.ts';
import { attemptOf } from './attempt.ts';

interface TakeCallback {
  ctx: Context;
  input: { gateway: string; request: CallbackRequest };
}

/** What became of a payment that a callback was about; `ignored` where it was about none of ours. */
export type TakenCallback = { txnid: string; state: StoredPaymentState } | { state: 'ignored' };

/**
 * Anyone may call, as browsers return and webhooks come; only the gateway's signature is believed.
 * Errors: `not_found` (gateway), `bad_request` for what nobody vouches for.
 */
export async function takeCallback({ ctx, input }: TakeCallback): Promise<TakenCallback> {
  const gateway = ctx.gateways.named(input.gateway);
  if (!gateway) throw new DomainError('not_found', 'No such gateway');
  const reading = gateway.readCallback(input.request);
  if (reading.kind === 'ignored') return { state: 'ignored' };
  if (reading.kind === 'refused') {
    ctx.alarm(`A callback of ${gateway.name} was refused: ${reading.why}`);
    throw new DomainError('bad_request', 'This callback is not signed as it should be');
  }
  const { event } = reading;
  const isOurs = and(eq(payments.txnid, event.txnid), eq(payments.gateway, gateway.name));
  const [payment] = await ctx.db.select().from(payments).where(isOurs);
  if (!payment) return { state: 'ignored' };
  const attempt = attemptOf(payment, ctx);
  const believed = await moreSure(gateway, attempt, event);
  const differences = gateway.differences(attempt, believed);
  const applied = { paymentId: payment.id, event: believed, differences };
  const state = await applyEvent({ ctx, input: { ...applied, source: 'callback' } });
  return { txnid: payment.txnid, state };
}

/** A return that names a payment without vouching for its amount (Razorpay's) is worth a question. */
async function moreSure(
  gateway: PaymentGateway,
  attempt: PaymentAttempt,
  event: PaymentEvent,
): Promise<PaymentEvent> {
  if (event.outcome !== 'pending' || event.paymentId === null) return event;
  // Without an answer the payment is looked up later.
  return gateway.lookUp(attempt).catch(() => event);
}

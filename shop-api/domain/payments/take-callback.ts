import { and, eq } from 'drizzle-orm';
import { requestMessages } from '../../../contract/messages/requests.ts';
import { payments, type StoredPaymentState } from '../../db/schema/payments.ts';
import type {
  CallbackRequest,
  PaymentAttempt,
  PaymentEvent,
  PaymentGateway,
} from '../../providers/payment/payment-gateway.ts';
import type { Given } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { applyEvent } from './apply-event.ts';
import { attemptOf } from './payment.ts';

/** The result of a callback; `ignored` where it concerns no payment of the shop. */
export type TakenCallback = { txnid: string; state: StoredPaymentState } | { state: 'ignored' };

/**
 * Applies a gateway's callback: the return of a browser or a webhook. Public; only the gateway's
 * signature is trusted. Errors: `not_found` (gateway), `bad_request` for a missing or wrong
 * signature.
 */
export async function takeCallback({
  ctx,
  input,
}: Given<{ gateway: string; request: CallbackRequest }>): Promise<TakenCallback> {
  const gateway = ctx.gateways.named(input.gateway);
  if (!gateway)
    throw new DomainError('not_found', 'gateway_not_found', requestMessages.noSuchGateway);
  const reading = gateway.readCallback(input.request);
  if (reading.kind === 'ignored') return { state: 'ignored' };
  if (reading.kind === 'refused') {
    ctx.alarm(`A callback of ${gateway.name} was refused: ${reading.why}`);
    throw new DomainError('bad_request', 'callback_not_signed', requestMessages.callbackUnsigned);
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

/** Looks up a return that names a payment without signing its amount (Razorpay's). */
async function moreSure(
  gateway: PaymentGateway,
  attempt: PaymentAttempt,
  event: PaymentEvent,
): Promise<PaymentEvent> {
  if (event.outcome !== 'pending' || event.paymentId === null) return event;
  // Without an answer the payment is looked up later.
  return gateway.lookUp(attempt).catch(() => event);
}

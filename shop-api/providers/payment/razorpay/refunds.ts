import { GatewayError, type RefundAnswer, type RefundRequest } from '../payment-gateway.ts';
import { asCount, asObject, asText } from '../signed-values.ts';
import { callRazorpay, findLink, type RazorpayAccess } from './links.ts';

const STATES: Readonly<Record<string, RefundAnswer['state']>> = {
  pending: 'accepted',
  processed: 'done',
  failed: 'failed',
};

/**
 * Pays back (https://razorpay.com/docs/api/refunds). The key goes into `X-Refund-Idempotency`, by
 * which Razorpay answers a repeated call with the refund of the first one. @throws GatewayError
 */
export async function refundAtRazorpay(
  access: RazorpayAccess,
  request: RefundRequest,
): Promise<RefundAnswer> {
  const { key, amountPaise, reference } = request;
  if (reference) {
    const path = `refunds/${encodeURIComponent(reference)}`;
    return readRefund(await callRazorpay(access, path), request);
  }
  const paymentId = request.paymentId ?? (await findLink(access, request.payment))?.paymentId;
  if (!paymentId) throw new GatewayError('refused', 'Razorpay knows no payment to pay back');
  const answer = await callRazorpay(access, `payments/${encodeURIComponent(paymentId)}/refund`, {
    body: { amount: amountPaise, receipt: key },
    headers: { 'X-Refund-Idempotency': key },
  });
  return readRefund(answer, request);
}

function readRefund(answer: unknown, { amountPaise }: RefundRequest): RefundAnswer {
  const refund = asObject(answer) ?? {};
  const reference = asText(refund.id);
  const state = STATES[asText(refund.status) ?? ''];
  if (!reference || !state || asCount(refund.amount) !== amountPaise) {
    throw new GatewayError('nonsense', 'Razorpay answered no refund of this amount');
  }
  return { state, reference };
}

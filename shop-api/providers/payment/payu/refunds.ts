import { oneLine } from '../call-gateway.ts';
import { GatewayError, type RefundAnswer, type RefundRequest } from '../payment-gateway.ts';
import { asObject, asText, paiseText } from '../signed-values.ts';
import { verifyPayuPayment } from './events.ts';
import { callPayu, type PayuService, transactionsOf } from './service.ts';

/**
 * Pays back (https://docs.payu.in/docs/refund-transaction-api). The key is PayU's token of the refund.
 * What PayU has done for the payment is asked first, so that a lost answer leads to no second refund.
 * @throws GatewayError
 */
export async function refundAtPayu(
  service: PayuService,
  request: RefundRequest,
): Promise<RefundAnswer> {
  const paymentId = await paymentIdOf(service, request);
  const { key, amountPaise } = request;
  const known = await findRefund(service, paymentId, key);
  if (known) return known;
  const answer = await callPayu(service, 'cancel_refund_transaction', [
    paymentId,
    key,
    paiseText(amountPaise),
  ]);
  const { status, msg, request_id: reference } = asObject(answer) ?? {};
  if (status !== 1) throw new GatewayError('refused', `PayU said: ${oneLine(String(msg))}`);
  const id = asText(String(reference ?? ''));
  if (!id) throw new GatewayError('nonsense', 'PayU named no request of the refund');
  return { state: 'accepted', reference: id };
}

/** A callback is not signed over PayU's id, so it may have to be asked for. */
async function paymentIdOf(
  service: PayuService,
  { paymentId, payment }: RefundRequest,
): Promise<string> {
  const id = paymentId ?? (await verifyPayuPayment(service, payment.txnid)).paymentId;
  if (id) return id;
  throw new GatewayError('refused', 'PayU knows no payment to pay back');
}

/** Returns what became of the refund with this token; undefined where PayU has none. */
async function findRefund(
  service: PayuService,
  paymentId: string,
  token: string,
): Promise<RefundAnswer | undefined> {
  const answer = await callPayu(service, 'check_action_status', [paymentId, 'payuid']);
  const actions = asObject(transactionsOf(answer)?.[paymentId]);
  // Without a list it might be paid back twice; a paid payment has its capture in it.
  if (!actions) throw new GatewayError('nonsense', 'PayU answered no actions of the payment');
  for (const [id, value] of Object.entries(actions)) {
    const action = asObject(value) ?? {};
    if (action.action !== 'refund' || action.token !== token) continue;
    return { state: stateOf(action.status), reference: asText(action.request_id) ?? id };
  }
  return undefined;
}

/** Queued, requested, in progress and waiting for the balance are all on their way. */
function stateOf(status: unknown): RefundAnswer['state'] {
  const word = String(status).toLowerCase();
  if (word === 'success') return 'done';
  return word === 'failure' ? 'failed' : 'accepted';
}

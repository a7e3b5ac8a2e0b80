import { GatewayError } from './gateway-error.ts';
import type { PaymentEvent } from './payment.ts';
import { asCount, asObject, asText, pick } from './plain-value.ts';

/** Razorpay's payment link, as far as the shop needs it. */
export interface RazorpayLink {
  id: string;
  txnid: string;
  status: string;
  amountPaise: number;
  paidPaise: number;
  currency: string;
  /** Where it is paid; not part of every answer. */
  url: string | null;
  paymentId: string | null;
  fields: Record<string, string>;
}

const RECORDED = [
  'id',
  'reference_id',
  'status',
  'amount',
  'amount_paid',
  'currency',
  'created_at',
];

/** Reads the entity, from an answer or a webhook; undefined when it is none. */
export function readLink(value: unknown): RazorpayLink | undefined {
  const entity = asObject(value) ?? {};
  const id = asText(entity.id);
  const txnid = asText(entity.reference_id);
  const status = asText(entity.status);
  const currency = asText(entity.currency);
  const amountPaise = asCount(entity.amount);
  const paidPaise = asCount(entity.amount_paid);
  if (!id || !txnid || !status || !currency) return undefined;
  if (amountPaise === undefined || paidPaise === undefined) return undefined;
  return {
    ...{ id, txnid, status, currency, amountPaise, paidPaise },
    url: asText(entity.short_url) ?? null,
    paymentId: capturedPayment(entity.payments),
    fields: pick(entity, RECORDED),
  };
}

/**
 * A link as an event. One that was paid in part is `paid` with what came in, so that the money is seen.
 * @throws GatewayError when it is paid by nothing
 */
export function linkEvent(link: RazorpayLink): PaymentEvent {
  const { txnid, currency, id: reference, paymentId, fields } = link;
  const facts = { txnid, currency, reference, paymentId, fields };
  if (link.paidPaise > 0) {
    if (!paymentId) throw new GatewayError('nonsense', 'Razorpay names no payment of a paid link');
    return { ...facts, outcome: 'paid', amountPaise: link.paidPaise };
  }
  const isOver = link.status === 'expired' || link.status === 'cancelled';
  return { ...facts, outcome: isOver ? 'failed' : 'pending', amountPaise: null };
}

function capturedPayment(payments: unknown): string | null {
  const all = Array.isArray(payments) ? payments.map((payment) => asObject(payment) ?? {}) : [];
  const captured = all.find(({ status }) => status === 'captured');
  return asText(captured?.payment_id) ?? null;
}

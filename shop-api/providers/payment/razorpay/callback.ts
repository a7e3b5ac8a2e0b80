import { createHmac } from 'node:crypto';
import type { CallbackReading, CallbackRequest } from '../payment-gateway.ts';
import { asObject, asText, readForm, sameText } from '../signed-values.ts';
import { linkEvent, readLink } from './links.ts';

export interface RazorpaySecrets {
  keySecret: string;
  webhookSecret: string;
}

const SIGNATURE_HEADER = 'x-razorpay-signature';
const SIGNATURE = 'razorpay_signature';
/** The fields that the signature of a return covers, in their order. */
const SIGNED = [
  'razorpay_payment_link_id',
  'razorpay_payment_link_reference_id',
  'razorpay_payment_link_status',
  'razorpay_payment_id',
];
const LINK_EVENTS = /^payment_link[.](paid|partially_paid|cancelled|expired)$/;

const refused = (why: 'not_signed' | 'wrong_signature' | 'nonsense'): CallbackReading => ({
  kind: 'refused',
  why,
});

/** Reads a webhook, whose signature is in a header, or else the return of a browser. */
export function readRazorpayCallback(
  secrets: RazorpaySecrets,
  request: CallbackRequest,
): CallbackReading {
  const signature = request.headers.get(SIGNATURE_HEADER);
  if (signature === null) return readReturn(secrets.keySecret, request.query);
  if (!sameText(signature, hmac(secrets.webhookSecret, request.bytes))) {
    return refused('wrong_signature');
  }
  return readWebhook(request.bytes);
}

function readReturn(keySecret: string, query: string): CallbackReading {
  const fields = readForm(query);
  if (!fields) return refused('nonsense');
  const values = SIGNED.map((name) => fields.get(name) ?? '');
  const signature = fields.get(SIGNATURE) ?? '';
  if (!signature) return refused('not_signed');
  if (!sameText(signature, hmac(keySecret, values.join('|')))) return refused('wrong_signature');
  const [reference = '', txnid = '', status = '', paymentId = ''] = values;
  if (values.some((value) => /^$|[|\p{C}]/u.test(value))) return refused('nonsense');
  // The amount is not signed here, so even `paid` only causes a look-up.
  const event = {
    ...{ outcome: 'pending' as const, txnid, reference, paymentId, currency: 'INR' },
    amountPaise: null,
    fields: { reference_id: txnid, id: reference, status, payment_id: paymentId },
  };
  return { kind: 'event', event };
}

function readWebhook(bytes: Uint8Array): CallbackReading {
  const body = asObject(parse(bytes));
  const what = asText(body?.event);
  if (!body || !what) return refused('nonsense');
  if (!LINK_EVENTS.test(what)) return { kind: 'ignored', what };
  const payload = asObject(body.payload) ?? {};
  const link = readLink(asObject(payload.payment_link)?.entity);
  if (!link) return refused('nonsense');
  const payment = asObject(asObject(payload.payment)?.entity);
  const paymentId = asText(payment?.id) ?? link.paymentId;
  if (link.paidPaise > 0 && !paymentId) return refused('nonsense');
  return { kind: 'event', event: linkEvent({ ...link, paymentId }) };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function hmac(secret: string, signed: Uint8Array | string): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

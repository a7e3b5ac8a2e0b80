import { callGateway } from '../call-gateway.ts';
import { GatewayError, type PaymentAttempt, type PaymentEvent } from '../payment-gateway.ts';
import { asCount, asObject, asText, pick } from '../signed-values.ts';

/** Razorpay's payment link; only the fields that the shop needs. */
export interface RazorpayLink {
  id: string;
  txnid: string;
  status: string;
  amountPaise: number;
  paidPaise: number;
  currency: string;
  /** The page where it is paid; not part of every answer. */
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

/** Reads a link from an answer or a webhook; undefined when it is invalid. */
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
 * Converts a link to an event. A partly paid link is `paid` with the amount received, so that the
 * money is noticed.
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

export interface RazorpayAccess {
  keyId: string;
  keySecret: string;
  /** `https://api.razorpay.com/v1`. */
  apiUrl: string;
  timeLimitMs?: number;
}

/** Opens a payment link. @throws GatewayError */
export async function openLink(access: RazorpayAccess, body: object): Promise<RazorpayLink> {
  return linkOf(await callRazorpay(access, 'payment_links', { body }));
}

/** Returns the link of an attempt, or undefined when there is none. @throws GatewayError */
export async function findLink(
  access: RazorpayAccess,
  { txnid, reference }: Pick<PaymentAttempt, 'txnid' | 'reference'>,
): Promise<RazorpayLink | undefined> {
  const found = reference
    ? [await callRazorpay(access, `payment_links/${encodeURIComponent(reference)}`)]
    : linksOf(
        await callRazorpay(access, `payment_links?reference_id=${encodeURIComponent(txnid)}`),
      );
  if (found.length === 0) return undefined;
  const links = found.map(linkOf);
  const own = links.find((link) => link.txnid === txnid);
  if (own) return own;
  throw new GatewayError('nonsense', 'Razorpay answered a link of another payment');
}

interface RazorpayCall {
  /** With it the call is a POST. */
  body?: object;
  headers?: Record<string, string>;
}

/** Makes a call of Razorpay's API, and returns its JSON. @throws GatewayError */
export function callRazorpay(
  { keyId, keySecret, apiUrl, timeLimitMs }: RazorpayAccess,
  path: string,
  { body, headers }: RazorpayCall = {},
): Promise<unknown> {
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  return callGateway({
    url: `${apiUrl}/${path}`,
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
    timeLimitMs,
  });
}

function linksOf(answer: unknown): unknown[] {
  const links = asObject(answer)?.payment_links;
  if (Array.isArray(links)) return links;
  throw new GatewayError('nonsense', 'Razorpay answered no list of links');
}

function linkOf(answer: unknown): RazorpayLink {
  const link = readLink(answer);
  if (link) return link;
  throw new GatewayError('nonsense', 'Razorpay answered no payment link');
}

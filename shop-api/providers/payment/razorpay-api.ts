import { callGateway } from './call-gateway.ts';
import { GatewayError } from './gateway-error.ts';
import type { PaymentAttempt } from './payment.ts';
import { asObject } from './plain-value.ts';
import type { RazorpayLink } from './razorpay-link.ts';
import { readLink } from './razorpay-link.ts';

export interface RazorpayAccess {
  keyId: string;
  keySecret: string;
  /** `https://api.razorpay.com/v1`. */
  apiUrl: string;
  timeLimitMs?: number;
}

/** Opens a payment link. @throws GatewayError */
export async function openLink(access: RazorpayAccess, body: object): Promise<RazorpayLink> {
  return linkOf(await call(access, 'payment_links', body));
}

/** The link of an attempt, or undefined when there is none. @throws GatewayError */
export async function findLink(
  access: RazorpayAccess,
  { txnid, reference }: Pick<PaymentAttempt, 'txnid' | 'reference'>,
): Promise<RazorpayLink | undefined> {
  const found = reference
    ? [await call(access, `payment_links/${encodeURIComponent(reference)}`)]
    : linksOf(await call(access, `payment_links?reference_id=${encodeURIComponent(txnid)}`));
  if (found.length === 0) return undefined;
  const links = found.map(linkOf);
  const own = links.find((link) => link.txnid === txnid);
  if (own) return own;
  throw new GatewayError('nonsense', 'Razorpay answered a link of another payment');
}

function call(
  { keyId, keySecret, apiUrl, timeLimitMs }: RazorpayAccess,
  path: string,
  body?: object,
) {
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  return callGateway({
    url: `${apiUrl}/${path}`,
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/json' },
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

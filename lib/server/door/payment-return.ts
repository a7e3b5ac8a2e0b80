import 'server-only';
import { TXNID } from '@/contract/payment';
import { routes } from '@/lib/routes';
import { serverConfig } from '../config';
import { goTo } from './answers';
import { readBytes } from './read-text';

const LIMIT_MS = 10_000;
const GATEWAY = /^[a-z]{1,20}$/;
/** What the gateways call the shop's own name of a payment. */
const NAMES = ['txnid', 'razorpay_payment_link_reference_id'];

/**
 * Takes a shopper back from a gateway. The request comes from another site and without the session, so
 * nothing in it is believed: the shop API reads its signature, and the page that follows asks the API
 * what became of the payment.
 */
export async function takeReturn(request: Request, gateway: string): Promise<Response> {
  if (!GATEWAY.test(gateway)) return goTo(routes.notFound());
  const { search, searchParams } = new URL(request.url);
  const body = request.method === 'POST' ? await readBytes(request).catch(() => null) : null;
  const type = request.headers.get('Content-Type') ?? 'application/x-www-form-urlencoded';
  await handOn(`${gateway}/callback${search}`, { method: request.method, body, type });
  const fields = new URLSearchParams(body?.toString('utf8') ?? '');
  const names = NAMES.flatMap((name) => [fields.get(name), searchParams.get(name)]);
  const txnid = names.find((name) => name !== null && TXNID.test(name));
  return goTo(txnid ? routes.paid(txnid) : routes.cart());
}

interface Returned {
  method: string;
  body: Buffer<ArrayBuffer> | null;
  type: string;
}

/** Without an answer the payment is found out about by the shop API itself, a little later. */
async function handOn(path: string, { method, body, type }: Returned): Promise<void> {
  await fetch(`${serverConfig().apiBaseUrl}/payments/${path}`, {
    method,
    body,
    headers: body ? { 'Content-Type': type } : {},
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
}

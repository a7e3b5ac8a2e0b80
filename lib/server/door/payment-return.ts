import 'server-only';
import { TXNID } from '@/contract/payment';
import { routes } from '@/lib/routes';
import { goTo } from './answers';
import { handOnCallback, isGateway } from './hand-on-callback';
import { readBytes } from './read-text';

/** What the gateways call the shop's own name of a payment. */
const NAMES = ['txnid', 'razorpay_payment_link_reference_id'];
const FORM = 'application/x-www-form-urlencoded';

/**
 * Takes a shopper back from a gateway. The request comes from another site and without the session, so
 * nothing in it is believed: the shop API reads its signature, and the page that follows asks the API
 * what became of the payment. Without an answer the API finds out about it by itself, a little later.
 */
export async function takeReturn(request: Request, gateway: string): Promise<Response> {
  if (!isGateway(gateway)) return goTo(routes.notFound());
  const { method } = request;
  const { search, searchParams } = new URL(request.url);
  const body = method === 'POST' ? await readBytes(request).catch(() => null) : null;
  const type = request.headers.get('Content-Type') ?? FORM;
  await handOnCallback({
    ...{ gateway, method, search, body },
    headers: body ? { 'Content-Type': type } : {},
  });
  const fields = new URLSearchParams(body?.toString('utf8') ?? '');
  const names = NAMES.flatMap((name) => [fields.get(name), searchParams.get(name)]);
  const txnid = names.find((name) => name !== null && TXNID.test(name));
  return goTo(txnid ? routes.paid(txnid) : routes.cart());
}

import 'server-only';
import { requestMessages } from '@/contract/messages/requests';
import { RETURN_FIELDS, WEBHOOK_HEADERS } from '@/contract/payments/gateways';
import { TXNID } from '@/contract/payments/payments';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { serverConfig } from '@/lib/server/config';
import { requestIdHeader } from '@/lib/server/session/request-id';
import { answerFailure, redirectTo } from './answers';
import { readBytes } from './body';

const LIMIT_MS = 10_000;
const GATEWAY = /^[a-z]{1,20}$/;

/** An unchanged request of a gateway. */
interface Callback {
  gateway: string;
  method: string;
  /** With the question mark, or empty. */
  search: string;
  body: Buffer<ArrayBuffer> | null;
  headers: Record<string, string>;
}

/** Whether a path has the form of a gateway's name; the shop API knows which ones exist. */
function isGateway(name: string): boolean {
  return GATEWAY.test(name);
}

/**
 * Forwards a gateway's request to the shop API, which verifies its signature; no other part is
 * trusted. Returns the API's status, or undefined without an answer.
 */
async function forwardCallback(callback: Callback): Promise<number | undefined> {
  const { gateway, method, search, body, headers } = callback;
  const url = `${serverConfig().apiBaseUrl}/payments/${gateway}/callback${search}`;
  const answer = await fetch(url, {
    ...{ method, body, headers: { ...headers, ...requestIdHeader() } },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Handles the return of a shopper from a gateway. The request comes from another site without the
 * session, so it is not trusted: the shop API verifies its signature, and the next page asks the
 * API for the status of the payment. Without an answer the API queries the gateway itself later.
 */
export async function handlePaymentReturn(request: Request, gateway: string): Promise<Response> {
  if (!isGateway(gateway)) return redirectTo(routes.notFound());
  const { method } = request;
  const { search, searchParams } = new URL(request.url);
  const body = method === 'POST' ? await readBytes(request).catch(() => null) : null;
  const type = request.headers.get('Content-Type') ?? FORM;
  await forwardCallback({
    ...{ gateway, method, search, body },
    headers: body ? { 'Content-Type': type } : {},
  });
  const fields = new URLSearchParams(body?.toString('utf8') ?? '');
  const names = RETURN_FIELDS.flatMap((name) => [fields.get(name), searchParams.get(name)]);
  const txnid = names.find((name) => name !== null && TXNID.test(name));
  return redirectTo(txnid ? routes.paid(txnid) : routes.cart());
}

/** The headers of a webhook that the shop API reads. */
const HEADERS = ['Content-Type', ...WEBHOOK_HEADERS];
const UNAVAILABLE = 503;

/**
 * Forwards a gateway's webhook to the shop API, since only the storefront is public. Any answer but
 * 200 makes the gateway send it again.
 */
export async function handlePaymentWebhook(request: Request, gateway: string): Promise<Response> {
  try {
    if (!isGateway(gateway)) {
      const problem = { status: 404, code: 'not_found' } as const;
      throw new ApiError('domain', requestMessages.noSuchGateway, problem);
    }
    const body = await readBytes(request);
    const sent = HEADERS.map((name) => [name, request.headers.get(name) ?? '']);
    const headers = Object.fromEntries(sent.filter(([, value]) => value));
    const status = await forwardCallback({ gateway, method: 'POST', search: '', body, headers });
    return new Response(null, { status: status ?? UNAVAILABLE });
  } catch (error) {
    return answerFailure(error);
  }
}

import 'server-only';
import { TXNID } from '@/contract/payments/payments';
import { routes } from '@/lib/routes';
import { untilAborted } from '@/lib/server/api/until-aborted';
import { serverConfig } from '@/lib/server/config';
import { redirectTo } from './answers';
import { readBytes } from './body';

const LIMIT_MS = 10_000;
const POST = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
};
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * Forwards a page of the demo gateway, which the shop API serves but only the storefront publishes.
 * It counts as a third party, as real gateways do: it gets no cookie, and its pages run without the
 * shop's origin (`sandbox` in server/security-headers.ts). A live shop has no such page.
 */
export async function forwardDemoGateway(request: Request, txnid: string): Promise<Response> {
  const { apiBaseUrl, shopMode } = serverConfig();
  if (shopMode !== 'demo' || !TXNID.test(txnid)) return redirectTo(routes.notFound());
  const { search } = new URL(request.url);
  try {
    const body = request.method === 'POST' ? await readBytes(request) : undefined;
    return await untilAborted(AbortSignal.timeout(LIMIT_MS), async (signal) => {
      const page = await fetch(`${apiBaseUrl}/demo/pay/${txnid}${search}`, {
        ...(body && { ...POST, body }),
        redirect: 'error',
        cache: 'no-store',
        signal,
      });
      const isPage = page.headers.get('Content-Type')?.startsWith('text/html');
      if (!isPage) return redirectTo(routes.notFound());
      return new Response(await page.text(), { status: page.status, headers: HTML });
    });
  } catch {
    // The next page asks for the status of the payment.
    return redirectTo(routes.paid(txnid));
  }
}

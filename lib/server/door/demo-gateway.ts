import 'server-only';
import { TXNID } from '@/contract/payment';
import { routes } from '@/lib/routes';
import { serverConfig } from '../config';
import { goTo } from './answers';
import { readBytes } from './read-text';

const LIMIT_MS = 10_000;
const POST = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
};
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * The demo shop's own gateway: pages of the shop API, handed on because shoppers reach the storefront
 * alone. It is somebody else, as real gateways are: no cookie goes there, and the pages run without
 * the shop's origin (`sandbox` in next.config.mjs). A live shop has none.
 */
export async function handOnDemoGateway(request: Request, txnid: string): Promise<Response> {
  const { apiBaseUrl, shopMode } = serverConfig();
  if (shopMode !== 'demo' || !TXNID.test(txnid)) return goTo(routes.notFound());
  const { search } = new URL(request.url);
  try {
    const page = await fetch(`${apiBaseUrl}/demo/pay/${txnid}${search}`, {
      ...(request.method === 'POST' ? { ...POST, body: await readBytes(request) } : {}),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) return goTo(routes.notFound());
    return new Response(await page.text(), { status: page.status, headers: HTML });
  } catch {
    // What became of the payment is asked there.
    return goTo(routes.paid(txnid));
  }
}

import 'server-only';
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { formOrigins } from '@/contract/payments/gateways';
import { splitLanguage } from '@/contract/shop/languages';
import { isGuarded, type PageAccess } from '@/contract/shop/pages';
import { linkRoutes } from '@/lib/link-routes';
import { routes } from '@/lib/routes';
import { contentPolicy, payFormTargets } from '@/lib/routing/content-policy';
import { redirectFor } from '@/lib/routing/page-access';
import { WHOLE_DOCUMENT } from '@/lib/routing/whole-document';
import { openSession } from '@/lib/server/session/open-session';
import { cookieAttributes, cookieName } from '@/lib/server/session/session-cookies';

/**
 * Answers a page of one shopper. Whoever may not open it, as the sealed cookie says, is redirected to
 * the page they need first; the shop API checks again at every call.
 */
export async function guardPage(request: NextRequest, access: PageAccess): Promise<NextResponse> {
  const href = isGuarded(access) ? await redirectOf(request, access) : null;
  if (href !== null) return NextResponse.redirect(new URL(href, request.url), 307);
  return rendered(request);
}

async function redirectOf(request: NextRequest, access: PageAccess): Promise<string | null> {
  const { data } = await openSession(request, new Headers());
  const isLoggedIn = data.token !== undefined;
  const who = { isLoggedIn, isStaff: data.customer?.isStaff ?? false };
  return redirectFor({ access, url: request.nextUrl, who });
}

/** Only the page's own inline scripts run, by a nonce that Next.js reads; its document is whole. */
function rendered({ headers, nextUrl }: NextRequest): NextResponse {
  const isPayment = splitLanguage(nextUrl.pathname).path.startsWith(routes.pay(''));
  const formTargets = payFormTargets(isPayment ? formOrigins(process.env) : []);
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy(process.env, { formTargets, nonce });
  const forwarded = new Headers(headers);
  forwarded.set('Content-Security-Policy', policy);
  if (!headers.has('rsc')) forwarded.set('User-Agent', WHOLE_DOCUMENT);
  const response = NextResponse.next({ request: { headers: forwarded } });
  response.headers.set('Content-Security-Policy', policy);
  keepVoucher(response, nextUrl.pathname);
  return response;
}

const VOUCHER_LINK = new RegExp(`^${linkRoutes.voucher('(.+)')}$`);

/** The cart offers the code of a link; only a tap uses it. */
function keepVoucher({ cookies }: NextResponse, pathname: string): void {
  const [, code] = VOUCHER_LINK.exec(splitLanguage(pathname).path) ?? [];
  if (code) cookies.set(cookieName('voucher'), code.toUpperCase(), cookieAttributes());
}

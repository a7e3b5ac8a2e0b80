import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import { formOrigins } from '@/contract/gateways';
import { splitLanguage } from '@/contract/languages';
import type { PageAccess } from '@/contract/pages';
import { isGuarded } from '@/contract/pages';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { contentPolicy, payFormTargets } from '@/lib/routing/content-policy';
import { listingOfUrl, listingSegment, onPageOfBrand } from '@/lib/routing/listing';
import { pageAccess, redirectFor } from '@/lib/routing/page-access';
import { isFilePath } from '@/lib/routing/small-files';
import { citiesSegment, parseCities } from '@/lib/routing/store-cities';
import { WHOLE_DOCUMENT } from '@/lib/routing/whole-document';
import { answerNoFile } from '@/lib/server/http/no-file';
import { openSession } from '@/lib/server/session/open-session';
import type { Surface } from '@/lib/surface';
import { onSurface, surfaceOf } from '@/lib/surface';

/**
 * Runs for all that the server has not marked as a file or a public page (`server/public-pages.ts`):
 * chosen listings and stores, pages of one shopper, unknown paths. The name `middleware.ts` is
 * intentional (docs/decisions/0002).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [{ source: '/:path*', missing: [{ type: 'header', key: 'x-public-page' }] }],
};

/** Returns the cached page of a query, the same for any order of its values. */
function cachedPage({ headers, nextUrl }: NextRequest): string | null {
  const listing = listingOfUrl(nextUrl);
  // A shopper who has ticked one brand may tick another: the open page of /shop stays. A document
  // moves to the page of the brand.
  const isByRouter = headers.get('sec-fetch-dest') === 'empty';
  if (listing) return `listing/${listingSegment(isByRouter ? listing : onPageOfBrand(listing))}`;
  if (splitLanguage(nextUrl.pathname).path !== contentRoutes.storeLocator()) return null;
  return `store-locator/${citiesSegment(parseCities(nextUrl.searchParams))}`;
}

function rewrite(request: NextRequest, page: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${surfaceOfRequest(request)}/${page}`;
  url.search = '';
  return NextResponse.rewrite(url);
}

function noFile(): NextResponse {
  const { body, status, headers } = answerNoFile();
  return new NextResponse(body, { status, headers });
}

function surfaceOfRequest({ nextUrl }: NextRequest): Surface {
  return surfaceOf(nextUrl.pathname + nextUrl.search);
}

/** Answers a restricted page: the sealed cookie identifies the shopper. */
async function guarded(request: NextRequest, access: PageAccess): Promise<NextResponse> {
  const { data } = await openSession(request, new Headers());
  const who = {
    isLoggedIn: data.token !== undefined,
    isStaff: data.customer?.isStaff ?? false,
  };
  const href = redirectFor({ access, url: request.nextUrl, who });
  return href === null ? uncached(request) : redirect(request, href);
}

/**
 * Renders a page of one shopper: only its own inline scripts run, by a nonce that Next.js reads, and
 * its document is rendered whole.
 */
function uncached({ headers, nextUrl }: NextRequest): NextResponse {
  const isPayment = splitLanguage(nextUrl.pathname).path.startsWith(routes.pay(''));
  const formTargets = payFormTargets(isPayment ? formOrigins(process.env) : []);
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy(process.env, { formTargets, nonce });
  const forwarded = new Headers(headers);
  forwarded.set('Content-Security-Policy', policy);
  if (!headers.has('rsc')) forwarded.set('User-Agent', WHOLE_DOCUMENT);
  const response = NextResponse.next({ request: { headers: forwarded } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function redirect(request: NextRequest, href: string): NextResponse {
  return NextResponse.redirect(new URL(href, request.url), 307);
}

/**
 * Sends unknown paths to /page-not-found, answers unknown files with 404; rewrites a listing or a
 * choice of stores to its cached page, and redirects shoppers who may not open a page to the one
 * they need first.
 */
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { path: pathname } = splitLanguage(request.nextUrl.pathname);
  const page = cachedPage(request);
  if (page !== null) return rewrite(request, page);
  const access = pageAccess(pathname);
  if (access !== null) return isGuarded(access) ? guarded(request, access) : uncached(request);
  if (isFilePath(pathname)) return noFile();
  return redirect(request, onSurface(routes.notFound(), surfaceOfRequest(request)));
}

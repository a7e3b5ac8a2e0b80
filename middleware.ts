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
import { isOwnRequest, readMissingPage } from '@/lib/server/http/missing-page';
import { answerNoFile } from '@/lib/server/http/no-file';
import { openSession } from '@/lib/server/session/open-session';
import type { Surface } from '@/lib/surface';
import { onSurface, surfaceOf } from '@/lib/surface';

/**
 * Runs for searches and filters of listings, for chosen cities of the store locator, for pages of
 * one shopper, and for unknown paths and the page they lead to. `npm run pages` writes the matcher.
 * The name `middleware.ts` is intentional (docs/decisions/0002).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/shop', has: [{ type: 'query', key: 'search' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'search' }] },
    { source: '/shop', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/shop', has: [{ type: 'query', key: 'brand_name' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'brand_name' }] },
    { source: '/shop', has: [{ type: 'query', key: 'shelf' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'shelf' }] },
    { source: '/shop', has: [{ type: 'query', key: 'tag' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'tag' }] },
    { source: '/shop', has: [{ type: 'query', key: 'foam' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'foam' }] },
    { source: '/shop', has: [{ type: 'query', key: 'brand' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'brand' }] },
    { source: '/shop', has: [{ type: 'query', key: 'origin' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'origin' }] },
    { source: '/shop', has: [{ type: 'query', key: 'price_min' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'price_min' }] },
    { source: '/shop', has: [{ type: 'query', key: 'price_max' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'price_max' }] },
    { source: '/shop', has: [{ type: 'query', key: 'in_stock' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'in_stock' }] },
    { source: '/shop', has: [{ type: 'query', key: 'sort' }] },
    { source: '/hi/shop', has: [{ type: 'query', key: 'sort' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'search' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'search' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'brand_name' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'brand_name' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'shelf' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'shelf' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'tag' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'tag' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'foam' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'foam' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'brand' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'brand' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'origin' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'origin' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'price_min' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'price_min' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'price_max' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'price_max' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'in_stock' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'in_stock' }] },
    { source: '/categories/:path+', has: [{ type: 'query', key: 'sort' }] },
    { source: '/hi/categories/:path+', has: [{ type: 'query', key: 'sort' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'search' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'search' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'brand_name' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'brand_name' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'shelf' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'shelf' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'tag' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'tag' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'foam' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'foam' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'brand' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'brand' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'origin' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'origin' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'price_min' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'price_min' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'price_max' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'price_max' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'in_stock' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'in_stock' }] },
    { source: '/brands/:path+', has: [{ type: 'query', key: 'sort' }] },
    { source: '/hi/brands/:path+', has: [{ type: 'query', key: 'sort' }] },
    { source: '/store-locator', has: [{ type: 'query', key: 'city' }] },
    { source: '/hi/store-locator', has: [{ type: 'query', key: 'city' }] },
    '/((?!healthz$|readyz$|metrics$|api/|_next/|media/|cards/|demo/pay/|art/|fonts/|catalogue/sitemap/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|manifest\\.webmanifest$|robots\\.txt$|llms\\.txt$|\\.well-known/security\\.txt$|sitemap[\\w-]*\\.xml$|journal\\.xml$|merchant-feed\\.xml$|opensearch\\.xml$|sw\\.js$|$|hi$|(?:hi/)?shop$|(?:hi/)?categories/[1-9]\\d{0,8}/[^/]{1,200}$|(?:hi/)?categories/[1-9]\\d{0,8}$|(?:hi/)?brands/[1-9]\\d{0,8}/[^/]{1,200}$|(?:hi/)?brands/[1-9]\\d{0,8}$|(?:hi/)?products/[1-9]\\d{0,8}/[^/]{1,200}$|(?:hi/)?products/[1-9]\\d{0,8}$|(?:hi/)?products/[1-9]\\d{0,8}/reviews/[^/]{1,200}$|(?:hi/)?gift-voucher$|(?:hi/)?subscription-plans$|(?:hi/)?offline$|(?:hi/)?blogs$|(?:hi/)?blogs/[1-9]\\d{0,8}/[^/]{1,200}$|(?:hi/)?blogs/[1-9]\\d{0,8}$|(?:hi/)?about-us$|(?:hi/)?inspire-and-support$|(?:hi/)?organic-living$|(?:hi/)?exports$|(?:hi/)?bussiness$|(?:hi/)?franchise$|(?:hi/)?store-locator$|(?:hi/)?contact-us$|(?:hi/)?event$|(?:hi/)?event/[1-9]\\d{0,8}$|(?:hi/)?faq$|(?:hi/)?consult-our-vaidya$|(?:hi/)?consult-our-vaidya/schedule-appointment$|(?:hi/)?shipping-policy$|(?:hi/)?return-and-refund-policy$|(?:hi/)?terms-and-conditions$|(?:hi/)?privacy-policy$).*)',
  ],
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

/** Answers /page-not-found. The router of an open page takes its data without the status. */
async function missing(request: NextRequest): Promise<NextResponse> {
  const { headers, nextUrl } = request;
  const { pathname, search } = nextUrl;
  if (isOwnRequest(headers) || headers.has('rsc'))
    return rewrite(request, routes.notFound().slice(1));
  const { body, status, headers: own } = await readMissingPage(pathname + search);
  return new NextResponse(body, { status, headers: own });
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
 * Sends unknown paths to /page-not-found and answers 404 there, unknown files at once; rewrites a
 * listing or a choice of stores to its cached page, and redirects shoppers who may not open a page
 * to the one they need first.
 */
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { path: pathname } = splitLanguage(request.nextUrl.pathname);
  if (pathname === routes.notFound()) return missing(request);
  const page = cachedPage(request);
  if (page !== null) return rewrite(request, page);
  const access = pageAccess(pathname);
  if (access !== null) return isGuarded(access) ? guarded(request, access) : uncached(request);
  if (isFilePath(pathname)) return noFile();
  return redirect(request, onSurface(routes.notFound(), surfaceOfRequest(request)));
}

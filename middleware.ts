import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import type { PageAccess } from '@/contract/pages';
import { isGuarded } from '@/contract/pages';
import { onSurface, routes } from '@/lib/routes';
import { listingSegment, parseListing } from '@/lib/routing/listing';
import { pageAccess, redirectFor } from '@/lib/routing/page-access';
import { citiesSegment, parseCities } from '@/lib/routing/store-cities';
import { openSession } from '@/lib/server/session/open-session';

/**
 * Runs for searches and filters of /shop, for chosen cities of the store locator, for restricted
 * pages, and for unknown paths. `npm run pages` writes the matcher. The name `middleware.ts` is
 * intentional (docs/decisions/0002).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/shop', has: [{ type: 'query', key: 'search' }] },
    { source: '/shop', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/shop', has: [{ type: 'query', key: 'tag' }] },
    { source: '/shop', has: [{ type: 'query', key: 'foam' }] },
    { source: '/shop', has: [{ type: 'query', key: 'brand' }] },
    { source: '/shop', has: [{ type: 'query', key: 'origin' }] },
    { source: '/shop', has: [{ type: 'query', key: 'price_min' }] },
    { source: '/shop', has: [{ type: 'query', key: 'price_max' }] },
    { source: '/shop', has: [{ type: 'query', key: 'in_stock' }] },
    { source: '/shop', has: [{ type: 'query', key: 'sort' }] },
    { source: '/store-locator', has: [{ type: 'query', key: 'city' }] },
    '/((?!api/|_next/|media/|demo/pay/|art/|fonts/|[\\w-]+\\.(?:svg|png|ico|txt|xml|webmanifest)$|$|shop$|products/[1-9]\\d{0,8}/[^/]{1,200}$|products/[1-9]\\d{0,8}$|products/[1-9]\\d{0,8}/reviews/[^/]{1,200}$|gift-voucher$|subscription-plans$|cart$|wishlist$|delivery$|pay/[\\w-]{1,100}$|pay/[\\w-]{1,100}/done$|reset-password$|reset-password/[\\w-]{1,100}$|blogs$|blogs/[1-9]\\d{0,8}/[^/]{1,200}$|blogs/[1-9]\\d{0,8}$|about-us$|inspire-and-support$|organic-living$|exports$|bussiness$|franchise$|store-locator$|contact-us$|enquiry$|event$|event/[1-9]\\d{0,8}$|faq$|consult-our-vaidya$|consult-our-vaidya/schedule-appointment$|shipping-policy$|return-and-refund-policy$|terms-and-conditions$|privacy-policy$|page-not-found$).*)',
  ],
};

/** Returns the cached page of a query, the same for any order of its values. */
function cachedPage({ pathname, searchParams }: URL): string | null {
  if (pathname === routes.shop()) return `listing/${listingSegment(parseListing(searchParams))}`;
  if (pathname !== routes.storeLocator()) return null;
  return `store-locator/${citiesSegment(parseCities(searchParams))}`;
}

function rewrite(request: NextRequest, page: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${isInApp(request) ? 'app' : 'web'}/${page}`;
  url.search = '';
  return NextResponse.rewrite(url);
}

function isInApp({ nextUrl }: NextRequest): boolean {
  return nextUrl.searchParams.get('mobile') === 'true';
}

/** Answers a restricted page: the sealed cookie identifies the shopper. */
async function guarded(request: NextRequest, access: PageAccess): Promise<NextResponse> {
  const { data } = await openSession(request, new Headers());
  const who = {
    isLoggedIn: data.token !== undefined,
    isStaff: data.customer?.isStaff ?? false,
  };
  const href = redirectFor({ access, url: request.nextUrl, who });
  return href === null ? NextResponse.next() : redirect(request, href);
}

function redirect(request: NextRequest, href: string): NextResponse {
  return NextResponse.redirect(new URL(href, request.url), 307);
}

/**
 * Sends unknown paths to /page-not-found, rewrites a listing or a choice of stores to its cached
 * page, and redirects shoppers who may not open a page to the one they need first.
 */
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const page = cachedPage(request.nextUrl);
  if (page !== null) return rewrite(request, page);
  const access = pageAccess(request.nextUrl.pathname);
  if (access !== null) return isGuarded(access) ? guarded(request, access) : NextResponse.next();
  return redirect(request, onSurface(routes.notFound(), isInApp(request) ? 'app' : 'web'));
}

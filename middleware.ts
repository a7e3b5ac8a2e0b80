import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import type { PageAccess } from '@/contract/pages';
import { isGuarded } from '@/contract/pages';
import { onSurface, routes } from '@/lib/routes';
import { listingSegment, parseListing } from '@/lib/routing/listing';
import { pageAccess, redirectFor } from '@/lib/routing/page-access';
import { openSession } from '@/lib/server/session/open-session';

/**
 * Runs for searches and filters of /shop, for restricted pages, and for unknown paths. `npm run
 * pages` writes the matcher. The name `middleware.ts` is intentional (docs/decisions/0002).
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
    '/((?!api/|_next/|media/|demo/pay/|art/|fonts/|[\\w-]+\\.(?:svg|png|ico|txt|xml|webmanifest)$|$|shop$|products/[1-9]\\d{0,8}/[^/]{1,200}$|products/[1-9]\\d{0,8}$|products/[1-9]\\d{0,8}/reviews/[^/]{1,200}$|gift-voucher$|subscription-plans$|cart$|wishlist$|delivery$|pay/[\\w-]{1,100}$|pay/[\\w-]{1,100}/done$|reset-password$|reset-password/[\\w-]{1,100}$|page-not-found$).*)',
  ],
};

/** Rewrites a listing to its one cached page, in any order of the query. */
function toListing(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const surface = url.searchParams.get('mobile') === 'true' ? 'app' : 'web';
  url.pathname = `/${surface}/listing/${listingSegment(parseListing(url.searchParams))}`;
  url.search = '';
  return NextResponse.rewrite(url);
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
 * Sends unknown paths to /page-not-found, rewrites a listing to its cached page, and redirects
 * shoppers who may not open a page to the one they need first.
 */
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === routes.shop()) return toListing(request);
  const access = pageAccess(pathname);
  if (access !== null) return isGuarded(access) ? guarded(request, access) : NextResponse.next();
  const isInApp = searchParams.get('mobile') === 'true';
  return redirect(request, onSurface(routes.notFound(), isInApp ? 'app' : 'web'));
}

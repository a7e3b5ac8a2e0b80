import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import { onSurface, routes } from '@/lib/routes';
import { isGuarded, redirectFor } from '@/lib/routing/guard';
import { listingSegment, parseListing } from '@/lib/routing/listing';
import type { PageAccess } from '@/lib/routing/route-table';
import { pageAccess } from '@/lib/routing/route-table';
import { openSession } from '@/lib/server/open-session';

/**
 * Runs for searches and filters of /shop, for pages that not everybody may open, and for whatever is
 * not a known page. The name
 * `middleware.ts` is kept on purpose (docs/decisions/0002).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/shop', has: [{ type: 'query', key: 'search' }] },
    { source: '/shop', has: [{ type: 'query', key: 'category_name' }] },
    { source: '/shop', has: [{ type: 'query', key: 'brand' }] },
    { source: '/shop', has: [{ type: 'query', key: 'tag' }] },
    { source: '/shop', has: [{ type: 'query', key: 'foam' }] },
    { source: '/shop', has: [{ type: 'query', key: 'origin' }] },
    { source: '/shop', has: [{ type: 'query', key: 'price_min' }] },
    { source: '/shop', has: [{ type: 'query', key: 'price_max' }] },
    { source: '/shop', has: [{ type: 'query', key: 'in_stock' }] },
    { source: '/shop', has: [{ type: 'query', key: 'sort' }] },
    '/((?!api/|_next/|media/|demo/pay/|art/|fonts/|$|shop$|products/[1-9]\\d{0,8}(?:/(?:reviews/)?[^/]{1,200})?$|cart$|wishlist$|gift-voucher$|subscription-plans$|delivery$|pay/[\\w-]{1,100}(?:/done)?$|reset-password(?:/[\\w-]{1,100})?$|page-not-found$|[\\w-]+\\.(?:svg|png|ico|txt|xml|webmanifest)$).*)',
  ],
};

/** One spelling of a listing is one cached page, however the query was ordered. */
function toListing(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const surface = url.searchParams.get('mobile') === 'true' ? 'app' : 'web';
  url.pathname = `/${surface}/listing/${listingSegment(parseListing(url.searchParams))}`;
  url.search = '';
  return NextResponse.rewrite(url);
}

/** A page that not everybody may open: the sealed cookie says who asks. */
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
 * Sends unknown paths to /page-not-found, gives a listing its cached page, and shoppers who may not
 * open a page the one they need first.
 */
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === routes.shop()) return toListing(request);
  const access = pageAccess(pathname);
  if (access !== null) return isGuarded(access) ? guarded(request, access) : NextResponse.next();
  const isInApp = searchParams.get('mobile') === 'true';
  return redirect(request, onSurface(routes.notFound(), isInApp ? 'app' : 'web'));
}

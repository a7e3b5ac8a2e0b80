import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import { routes } from '@/lib/routes';
import { listingSegment, parseListing } from '@/lib/routing/listing';
import { pageAccess } from '@/lib/routing/route-table';

/**
 * Runs for searches and filters of /shop, and for whatever is not a known public page. The name
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
    '/((?!api/|_next/|media/|art/|fonts/|$|shop$|products/[1-9]\\d{0,8}(?:/[^/]{1,200})?$|cart$|page-not-found$|[\\w-]+\\.(?:svg|png|ico|txt|xml|webmanifest)$).*)',
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

/** Sends unknown paths to /page-not-found and gives a listing its cached page. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === routes.shop()) return toListing(request);
  if (pageAccess(pathname)) return NextResponse.next();
  const target = new URL(routes.notFound(), request.url);
  if (searchParams.get('mobile') === 'true') target.searchParams.set('mobile', 'true');
  return NextResponse.redirect(target, 307);
}

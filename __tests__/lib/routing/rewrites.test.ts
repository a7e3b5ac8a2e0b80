import { expect, test } from '@jest/globals';
import type { NextConfig } from 'next';
import {
  getRewrittenUrl,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server';
import { listingOfUrl, listingSegment } from '@/lib/routing/listing';
import { surfaceRewrites } from '@/lib/routing/rewrites.mjs';

const SHOP = 'https://shop.example';
const nextConfig = { rewrites: async () => surfaceRewrites() } as NextConfig;

async function pageOf(path: string): Promise<string | undefined> {
  const response = await unstable_getResponseFromNextConfig({ url: SHOP + path, nextConfig });
  return getRewrittenUrl(response)?.replace(SHOP, '');
}

test.each([
  ['/', '/web'],
  ['/?mobile=true', '/app?mobile=true'],
  ['/cart', '/web/cart'],
  ['/products/1001/tulsi?mobile=true', '/app/products/1001/tulsi?mobile=true'],
  ['/products/1001/reviews/tulsi', '/web/products/1001/reviews/tulsi/all/newest/1'],
  [
    '/products/1001/reviews/tulsi?mobile=true',
    '/app/products/1001/reviews/tulsi/all/newest/1?mobile=true',
  ],
  ['/products/1001/reviews/tulsi?page=-1', '/web/products/1001/reviews/tulsi/all/newest/1?page=-1'],
  ['/blogs', '/web/journal/all/1'],
  ['/blogs?publish_filter=13-2026&page=0', '/web/journal/all/1?publish_filter=13-2026&page=0'],
  ['/blogs/3/why-tulsi', '/web/blogs/3/why-tulsi'],
  ['/event', '/web/event-list/upcoming_events/physical-event'],
  [
    '/event?category=Online&status=past_events',
    '/web/event-list/past_events/online?category=Online&status=past_events',
  ],
  [
    '/event?status=upcoming_events&category=Online&mobile=true',
    '/app/event-list/upcoming_events/online?status=upcoming_events&category=Online&mobile=true',
  ],
  [
    '/event?status=this_month&category=Physical+Event',
    '/web/event-list/this_month/physical-event?status=this_month&category=Physical+Event',
  ],
  ['/event?status=cancelled', '/web/event-list/upcoming_events/physical-event?status=cancelled'],
  ['/event/4', '/web/event/4'],
  ['/store-locator', '/web/store-locator/all'],
  ['/store-locator?mobile=true', '/app/store-locator/all?mobile=true'],
  ['/profile/addresses/add', '/web/profile/addresses/add'],
  ['/profile/addresses/add?next=%2Fcheckout', '/web/checkout/addresses/add?next=%2Fcheckout'],
  [
    '/profile/addresses/7/edit?next=%2Fcheckout%3Faddress%3D3',
    '/web/checkout/addresses/7/edit?next=%2Fcheckout%3Faddress%3D3',
  ],
  ['/profile/addresses/add?next=%2Fcheckouts', '/web/profile/addresses/add?next=%2Fcheckouts'],
  ['/hi', '/hi-web'],
  ['/hi?mobile=true', '/hi-app?mobile=true'],
  ['/hi/cart', '/hi-web/cart'],
  ['/hi/shop', '/hi-web/listing/all'],
  ['/hibiscus', '/web/hibiscus'],
  [
    '/hi/profile/addresses/add?next=%2Fhi%2Fcheckout',
    '/hi-web/checkout/addresses/add?next=%2Fhi%2Fcheckout',
  ],
  ['/wishlist', '/web/wishlist'],
  ['/shop', '/web/listing/all'],
  ['/shop?page=two', '/web/listing/all?page=two'],
  ['/categories/401/coffee', '/web/listing/category~3D401~26slug~3Dcoffee'],
  ['/categories/401/coffee?mobile=true', '/app/listing/category~3D401~26slug~3Dcoffee?mobile=true'],
  ['/categories/401/coffee?page=two', '/web/listing/category~3D401~26slug~3Dcoffee?page=two'],
  ['/categories/401', '/web/listing/category~3D401'],
  ['/categories/401/Coffee%20beans', '/web/listing/category~3D401'],
  ['/brands/2/kaapivana', '/web/listing/of_brand~3D2~26slug~3Dkaapivana'],
  ['/brands/2', '/web/listing/of_brand~3D2'],
])('%s is rewritten to the cached page %s', async (path, page) => {
  expect(await pageOf(path)).toBe(page);
});

// The testing library of Next.js does not fill in values that come from the query.
test.each([
  ['/shop', '?page=2'],
  ['/shop', '?category=401&page=2'],
  ['/shop', '?category=401'],
  ['/categories/401/coffee', '?page=2'],
  ['/categories/401', '?page=2'],
  ['/brands/401/coffee', '?page=2'],
  ['/brands/401', '?page=2'],
])('%s%s has the cached page of its listing', (path, query) => {
  const listing = listingOfUrl(new URL(path + query, SHOP));
  const values: Record<string, string> = { id: '401', slug: 'coffee', category: '401', page: '2' };
  const pages = surfaceRewrites().map(({ destination }) =>
    destination.replace(/:(\w+)/g, (_, name: string) => values[name] ?? name),
  );
  expect(pages).toContain(`/web/listing/${listing && listingSegment(listing)}`);
});

test.each([
  '/api/cart',
  '/media/0123/640.avif',
  '/demo/pay/abc',
  '/art/logo.svg',
  '/icon.svg',
  '/robots.txt',
  '/catalogue/sitemap/0.xml',
])('%s is not rewritten to a surface', async (path) => {
  expect((await pageOf(path)) ?? path).toBe(path);
});

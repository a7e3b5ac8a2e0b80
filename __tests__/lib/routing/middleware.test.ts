import { describe, expect, test } from '@jest/globals';
import {
  getRedirectUrl,
  getRewrittenUrl,
  isRewrite,
  unstable_doesMiddlewareMatch,
} from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { PAGES, pageAccess } from '@/lib/routing/route-table';
import { config, middleware } from '@/middleware';

const SHOP = 'https://shop.example';

const runsFor = (path: string) => unstable_doesMiddlewareMatch({ config, url: SHOP + path });
const answer = (path: string) => middleware(new NextRequest(SHOP + path));

/** One real path of a pattern of the table. */
const example = (pattern: string) =>
  pattern.replaceAll(':id', '1001').replaceAll(':slug', 'gir-cow-a2-ghee');

describe('the middleware does not run', () => {
  test.each(Object.keys(PAGES))('for %s, which anyone may open', (pattern) => {
    const path = example(pattern);
    expect(pageAccess(path)).toBe(PAGES[pattern]);
    expect(runsFor(path)).toBe(false);
  });

  test.each([
    '/shop?category=401&page=2',
    '/shop?utm_source=mail',
    '/shop?category=401&search=&price_min=&sort=',
    '/?mobile=true',
    '/api/cart',
    '/_next/static/a.js',
    '/media/0123456789abcdef/640.avif',
    '/art/logo.svg',
    '/fonts/eczar-basic.v2.woff2',
    '/icon.svg',
    '/robots.txt',
  ])('for %s', (path) => {
    expect(runsFor(path)).toBe(false);
  });
});

describe('a listing that is searched or filtered', () => {
  test.each([
    ['/shop?search=green%20tea', '/web/listing/search~3Dgreen~2Btea'],
    ['/shop?tag=2&brand=4&category=401', '/web/listing/category~3D401~26tag~3D2~26brand~3D4'],
    ['/shop?search=tea&mobile=true', '/app/listing/search~3Dtea'],
    ['/shop?search=&price_min=&sort=&brand=4', '/web/listing/brand~3D4'],
    ['/shop?in_stock=true&page=3', '/web/listing/in_stock~3Dtrue~26page~3D3'],
    ['/shop?category_name=Coffee', '/web/listing/category_name~3DCoffee'],
    [
      '/shop?foam=4&origin=Sri+Lanka&price_max=500',
      '/web/listing/foam~3D4~26origin~3DSri~2BLanka~26price_max~3D500',
    ],
  ])('%s gets its own cached page', (path, page) => {
    expect(runsFor(path)).toBe(true);
    const response = answer(path);
    expect(isRewrite(response)).toBe(true);
    expect(getRewrittenUrl(response)).toBe(SHOP + page);
  });
});

describe('a path that the shop does not have', () => {
  test.each(['/nowhere', '/products', '/products/abc', '/products/0', '/shop/tea', '/admin.php'])(
    '%s leads to /page-not-found, for now',
    (path) => {
      expect(runsFor(path)).toBe(true);
      const response = answer(path);
      expect(response.status).toBe(307);
      expect(getRedirectUrl(response)).toBe(`${SHOP}/page-not-found`);
    },
  );

  test('keeps the surface of the mobile app', () => {
    expect(getRedirectUrl(answer('/nowhere?mobile=true'))).toBe(
      `${SHOP}/page-not-found?mobile=true`,
    );
  });
});

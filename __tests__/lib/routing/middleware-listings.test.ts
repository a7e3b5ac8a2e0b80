import { describe, expect, test } from '@jest/globals';
import {
  getRewrittenUrl,
  isRewrite,
  unstable_doesMiddlewareMatch,
} from 'next/experimental/testing/server';
import { NextRequest, type NextResponse } from 'next/server';
import { filterParameters } from '@/contract/catalogue/listing-filters';
import { config, middleware } from '@/middleware';

const SHOP = 'https://shop.example';

const runsFor = (path: string) => unstable_doesMiddlewareMatch({ config, url: SHOP + path });
const answer = async (path: string, headers: Record<string, string> = {}) =>
  (await middleware(new NextRequest(SHOP + path, { headers }))) as NextResponse;

describe('a listing that is searched or filtered', () => {
  test.each(filterParameters())('is selected by the parameter %s', (name) => {
    expect(runsFor(`/shop?${name}=1`)).toBe(true);
    expect(runsFor(`/categories/401/coffee?${name}=1`)).toBe(true);
    expect(runsFor(`/brands/2/kaapivana?${name}=1`)).toBe(true);
  });

  test.each([
    ['/shop?search=green%20tea', '/web/listing/search~3Dgreen~2Btea'],
    ['/shop?tag=2&brand=4&category=401', '/web/listing/category~3D401~26tag~3D2~26brand~3D4'],
    ['/shop?search=tea&mobile=true', '/app/listing/search~3Dtea'],
    ['/shop?search=&price_min=&sort=&brand=4&brand=5', '/web/listing/brand~3D4~26brand~3D5'],
    [
      '/categories/401/coffee?sort=base_price&tag=2',
      '/web/listing/category~3D401~26slug~3Dcoffee~26tag~3D2~26sort~3Dbase_price',
    ],
    ['/categories/401?tag=2', '/web/listing/category~3D401~26tag~3D2'],
    [
      '/brands/2/kaapivana?brand=3&in_stock=true&mobile=true',
      '/app/listing/of_brand~3D2~26slug~3Dkaapivana~26in_stock~3Dtrue',
    ],
    ['/shop?in_stock=true&page=3', '/web/listing/in_stock~3Dtrue~26page~3D3'],
    ['/shop?category_name=Coffee', '/web/listing/category_name~3DCoffee'],
    [
      '/shop?foam=4&origin=Sri+Lanka&price_max=500',
      '/web/listing/foam~3D4~26origin~3DSri~2BLanka~26price_max~3D500',
    ],
  ])('%s gets its own cached page', async (path, page) => {
    expect(runsFor(path)).toBe(true);
    const response = await answer(path);
    expect(isRewrite(response)).toBe(true);
    expect(getRewrittenUrl(response)).toBe(SHOP + page);
  });
});

describe('a brand chosen in /shop', () => {
  test.each([
    ['/shop?brand=4', '/web/listing/of_brand~3D4'],
    ['/shop?brand=4&brand_name=Kaapivana&page=2', '/web/listing/of_brand~3D4~26page~3D2'],
    ['/shop?brand=4&mobile=true', '/app/listing/of_brand~3D4'],
  ])('is a document at the page of the brand: %s', async (path, page) => {
    expect(runsFor(path)).toBe(true);
    expect(getRewrittenUrl(await answer(path))).toBe(SHOP + page);
  });

  test('is a filter of the open page, so that the shopper may choose a second one', async () => {
    const response = await answer('/shop?brand=4', { 'Sec-Fetch-Dest': 'empty' });
    expect(getRewrittenUrl(response)).toBe(`${SHOP}/web/listing/brand~3D4`);
  });
});

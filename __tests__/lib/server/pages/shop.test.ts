import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife: jest.fn() }));
const { getPopularCards, getShopPage } = await import('@/lib/server/pages/shop');
const { listingSegment, parseListing } = await import('@/lib/routing/listing');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

withShopApi();

const open = (query: string) =>
  getShopPage(listingSegment(parseListing(new URLSearchParams(query))));

test('the name of a brand alone limits the listing to it, in any letters', async () => {
  const named = await open('brand_name=kaapivana');
  const [brand] = named?.listing.filters.brand ?? [];
  expect(brand).toBeDefined();
  expect(named?.answer.total_count).toBe((await open(`brand=${brand}`))?.answer.total_count);
  expect(named?.answer.data.data.map(({ brand_name }) => brand_name)).toContain('Kaapivana');
});

test('the id of a brand goes before its name', async () => {
  expect((await open('brand=1&brand_name=kaapivana'))?.listing.filters.brand).toEqual([1]);
});

test('a brand that there is not has no listing', async () => {
  await expect(open('brand_name=nobody')).resolves.toBeNull();
});

test('an empty listing offers four popular products in stock', async () => {
  const popular = await getPopularCards();
  expect(popular).toHaveLength(4);
  expect(popular.every((product) => product.available_stock_quantity !== 0)).toBe(true);
});

import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { getPopularCards, getShopPage } = await import('@/lib/server/pages/shop');
const { listingHref, listingOfUrl, listingSegment, onPageOfBrand, parseListing } = await import(
  '@/lib/routing/listing'
);
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

withShopApi();

const open = (query: string) =>
  getShopPage(listingSegment(parseListing(new URLSearchParams(query))));

/** The address that a listing should have. */
async function addressOf(asked: string): Promise<string | null> {
  const listing = listingOfUrl(new URL(asked, 'https://shop.example'));
  const page = listing && (await getShopPage(listingSegment(onPageOfBrand(listing))));
  return page && listingHref(page.listing);
}

test.each([
  ['/shop?category=401', '/categories/401/coffee'],
  ['/shop?category=4011&page=2&tag=2', '/categories/4011/roasted-beans?tag=2&page=2'],
  ['/shop?category_name=cOFFEE&sort=base_price', '/categories/401/coffee?sort=base_price'],
  ['/shop?category=401&brand_name=kaapivana', '/categories/401/coffee?brand=2'],
  ['/shop?brand=2', '/brands/2/kaapivana'],
  ['/shop?brand_name=KAAPIVANA&page=2', '/brands/2/kaapivana?page=2'],
  ['/shop?brand_name=kaapivana&tag=2', '/shop?tag=2&brand=2'],
  ['/categories/401/tea?in_stock=true', '/categories/401/coffee?in_stock=true'],
  ['/brands/2/of-yore', '/brands/2/kaapivana'],
  ['/categories/401/coffee', '/categories/401/coffee'],
  ['/shop?category_name=Soaps+of+the+moon', '/shop?category_name=Soaps+of+the+moon'],
])('%s belongs to %s', async (asked, address) => {
  expect(await addressOf(asked)).toBe(address);
});

test.each([
  '/shop?category=99999',
  '/categories/99999/coffee',
  '/brands/99999',
  '/shop?brand=99999',
])('there is no listing at %s', async (asked) => {
  expect(await addressOf(asked)).toBeNull();
});

test('the page of a brand has its products and what staff wrote about it', async () => {
  const page = await open('brand_name=kaapivana');
  expect(page?.brand).toMatchObject({ id: 2, about: expect.stringContaining('smallholdings') });
  const names = page?.answer.data.data.map(({ brand_name }) => brand_name);
  expect(new Set(names)).toEqual(new Set(['Kaapivana']));
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

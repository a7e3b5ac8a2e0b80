import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { readFor } from '@/__tests__/support/root-params';
import { categories } from '@/shop-api/db/schema/categories';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { getListingMetadata } = await import('@/lib/server/pages/listing-metadata');
const { getShopPage } = await import('@/lib/server/pages/shop');
const { listingOfUrl, listingSegment } = await import('@/lib/routing/listing');
const { pageTitle } = await import('@/lib/seo/metadata');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();

async function headOf(address: string) {
  const listing = listingOfUrl(new URL(address, 'https://shop.example'));
  const page = listing && (await getShopPage(listingSegment(listing)));
  if (!page) throw new Error(`There is no listing at ${address}`);
  return getListingMetadata(page);
}

test('a brand has a title, a description and a canonical address of its own', async () => {
  const head = await headOf('/brands/2/kaapivana');
  expect(head.title).toBe(pageTitle('Kaapivana online'));
  expect(head.description).toMatch(/^Shop Kaapivana at \w+\. Coffee from .* 2 products in Coffee/);
  expect(head.alternates).toMatchObject({ canonical: '/brands/2/kaapivana' });
  expect(head.robots).toBeUndefined();
});

test('a category has the texts that staff gave it', async () => {
  const head = await headOf('/categories/401/coffee');
  expect(head.title).toBe(pageTitle('Coffee online'));
  expect(head.description).toContain('Slow roasted coffee');
  expect(head.alternates).toMatchObject({ canonical: '/categories/401/coffee' });
});

test.each([
  '/categories/401/coffee?tag=2',
  '/brands/2/kaapivana?sort=base_price',
  '/shop?search=tea',
])('%s is not indexed and names no other page as its canonical one', async (address) => {
  const head = await headOf(address);
  expect(head.robots).toEqual({ index: false, follow: true });
  expect(head.alternates).toMatchObject({ canonical: address });
});

test('chosen shelves of the shop are its title', async () => {
  expect((await headOf('/shop?shelf=402')).title).toBe(pageTitle('Herbs'));
  expect((await headOf('/shop?shelf=401&shelf=402')).title).toBe(pageTitle('Coffee, Herbs'));
});

describe('in Hindi', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = readFor('hi-web');
  });
  afterEach(() => stop());

  test('a category has a card in Hindi', async () => {
    const head = await headOf('/categories/401/coffee');
    expect(head.openGraph?.images).toMatchObject([
      { url: expect.stringMatching(/\/401-hi-/), alt: expect.stringMatching(/^कॉफ़ी, /) },
    ]);
  });

  test('a category has the texts that staff gave it in Hindi, and else those of its name', async () => {
    const written = { hi: { name: 'कॉफ़ी', metatitle: 'पहाड़ी कॉफ़ी' } };
    await shopApi()
      .db.update(categories)
      .set({ translations: written })
      .where(eq(categories.id, 401));
    const head = await headOf('/categories/401/coffee');
    expect(head.title).toBe('पहाड़ी कॉफ़ी');
    expect(head.description).toContain('कॉफ़ी');
  });

  test('a brand has a description in Hindi alone, without what staff wrote about it', async () => {
    const head = await headOf('/brands/2/kaapivana');
    expect(head.title).toBe(pageTitle('Kaapivana ऑनलाइन खरीदें'));
    expect(head.description).toMatch(/^Vanya पर Kaapivana के प्रोडक्ट खरीदें। 2 प्रोडक्ट: कॉफ़ी।$/);
    expect(head.description).not.toMatch(/from|products/);
  });

  test('a search keeps its words, and a later page its number', async () => {
    expect((await headOf('/shop?search=4 to 6')).title).toBe('“4 to 6” के नतीजे | Vanya');
    const second = await headOf('/shop?page=2');
    expect(second.title).toMatch(/ \| पेज 2$/);
    expect(second.description).toMatch(/^\d+ में से पेज 2। /);
  });
});

test('a brand without products is not indexed', async () => {
  const page = await getShopPage('of_brand~3D2');
  if (!page) throw new Error('There is no such brand');
  const head = await getListingMetadata({ ...page, answer: { ...page.answer, total_count: 0 } });
  expect(head.robots).toEqual({ index: false, follow: true });
});

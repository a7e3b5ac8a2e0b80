import { beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife: jest.fn() }));
const { default: pageSitemap } = await import('@/app/sitemap');
const products = await import('@/app/catalogue/sitemap');
const { default: robots } = await import('@/app/robots');
const index = await import('@/app/sitemap-index.xml/route');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();
const [FIRST, LAST] = [39_901, 45_100];

const productUrls = async (file: number) =>
  (await products.default({ id: Promise.resolve(String(file)) })).map(({ url }) => url);

beforeAll(async () => {
  const { db } = shopApi();
  await db.execute(sql`
    INSERT INTO products (id, sku, name, slug, brand_id, category_id, mrp_paise, price_paise, hsn,
      gst_rate, country_of_origin, is_published)
    SELECT id, 'MAP-' || id, 'Map ' || id, 'map', brand_id, category_id, mrp_paise, price_paise,
      hsn, gst_rate, country_of_origin, id <> ${FIRST}
    FROM products AS own (own_id), generate_series(${FIRST}::int, ${LAST}::int) AS id
    WHERE own_id = 1001`);
});

test('every product that can be found is in one sitemap file, also beyond one call and one file', async () => {
  const urls = [...(await productUrls(0)), ...(await productUrls(1))];
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toHaveLength(82 + LAST - FIRST);
  expect(urls).toContain('http://localhost:3000/products/45000/map-45000');
  expect(urls).not.toContain(`http://localhost:3000/products/${FIRST}/map-${FIRST}`);
  expect((await productUrls(1))[0]).toContain('/products/45001/');
});

test('the list of sitemaps that robots are told names every file', async () => {
  const { sitemap } = robots();
  expect(sitemap).toBe('http://localhost:3000/sitemap-index.xml');
  const xml = await (await index.GET()).text();
  const files = [...xml.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const ids = (await products.generateSitemaps()).map(({ id }) => `/catalogue/sitemap/${id}.xml`);
  expect(ids).toHaveLength(2);
  expect(files).toEqual(['/sitemap.xml', ...ids]);
});

test('the other pages are in a file of their own', async () => {
  const urls = (await pageSitemap()).map(({ url }) => url);
  expect(urls).toContain('http://localhost:3000/faq');
  expect(urls).toContain('http://localhost:3000/categories/401/coffee');
  expect(urls).toContain('http://localhost:3000/categories/40111/single-estate');
  expect(urls).toContain('http://localhost:3000/brands/2/kaapivana');
  expect(urls.some((url) => url.includes('?'))).toBe(false);
  expect(urls.some((url) => url.includes('/products/'))).toBe(false);
});

import { beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { splitLanguage } from '@/contract/shop/languages';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
jest.unstable_mockModule('next/server', () => ({ connection: async () => {} }));
const pages = await import('@/app/sitemap.xml/route');
const products = await import('@/app/catalogue/sitemap/[file]/route');
const { default: robots } = await import('@/app/robots');
const index = await import('@/app/sitemap-index.xml/route');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();
const [FIRST, LAST] = [14_901, 20_100];

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
const inEnglish = (urls: string[]) =>
  urls.filter((url) => splitLanguage(new URL(url).pathname).language === 'en');

const productFile = (file: string) =>
  products.GET(new Request('http://localhost:3000'), { params: Promise.resolve({ file }) });

const productUrls = async (file: number) =>
  inEnglish(urlsIn(await (await productFile(`${file}.xml`)).text()));

/** Returns what the sitemap says of the page at this path. */
async function entryOf(path: string, file: Response): Promise<string> {
  const entries = (await file.text()).split('<url>');
  const entry = entries.find((one) => one.startsWith(`<loc>http://localhost:3000${path}</loc>`));
  if (entry === undefined) throw new Error(`No entry of ${path}`);
  return entry;
}

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
  const urls: string[] = [];
  // One after the other, as a robot reads them: a busy machine answers each in its time.
  for (const file of [0, 1, 2]) urls.push(...(await productUrls(file)));
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toHaveLength(82 + LAST - FIRST);
  expect(urls).toContain('http://localhost:3000/products/20000/map-20000');
  expect(urls).not.toContain(`http://localhost:3000/products/${FIRST}/map-${FIRST}`);
  expect((await productUrls(2))[0]).toContain('/products/20001/');
});

test('the list of sitemaps that robots are told names every file', async () => {
  const { sitemap } = robots();
  expect(sitemap).toBe('http://localhost:3000/sitemap-index.xml');
  const xml = await (await index.GET()).text();
  const files = urlsIn(xml).map((url) => url.replace('http://localhost:3000', ''));
  const ofProducts = [0, 1, 2].map((file) => `/catalogue/sitemap/${file}.xml`);
  expect(files).toEqual(['/sitemap.xml', ...ofProducts]);
});

test.each(['3.xml', '0.json', '00.xml', '-1.xml'])('there is no file %s', async (file) => {
  expect((await productFile(file)).status).toBe(404);
});

test('a page is there in every language, and each names the others', async () => {
  const xml = await (await pages.GET()).text();
  expect(urlsIn(xml)).toEqual(
    expect.arrayContaining(
      ['faq', 'hi/faq', 'gu/faq'].map((path) => `http://localhost:3000/${path}`),
    ),
  );
  const same = [
    '<xhtml:link rel="alternate" hreflang="en-IN" href="http://localhost:3000/faq"/>',
    '<xhtml:link rel="alternate" hreflang="hi-IN" href="http://localhost:3000/hi/faq"/>',
    '<xhtml:link rel="alternate" hreflang="gu-IN" href="http://localhost:3000/gu/faq"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/faq"/>',
  ].join('');
  for (const path of ['/faq', '/hi/faq', '/gu/faq']) {
    expect(await entryOf(path, await pages.GET())).toContain(same);
  }
});

test('a post is there in the languages in which it is written', async () => {
  const urls = urlsIn(await (await pages.GET()).text());
  const languagesOf = (id: number) =>
    urls
      .map((url) => splitLanguage(new URL(url).pathname))
      .filter(({ path }) => path.startsWith(`/blogs/${id}/`))
      .map(({ language }) => language);
  expect([languagesOf(24), languagesOf(23)]).toEqual([['en', 'hi', 'gu'], ['en']]);
});

test('a product has its picture and the time of its last change, which a sale is not', async () => {
  const { db } = shopApi();
  const path = '/products/1001/hill-shade-arabica-beans';
  const changed = async () => {
    const entry = await entryOf(path, await productFile('0.xml'));
    expect(entry).toMatch(
      /<image:loc>http:\/\/localhost:3000\/media\/[\w-]+\/\d+\.webp<\/image:loc>/,
    );
    return /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1];
  };
  const before = await changed();
  await db.execute(sql`UPDATE products SET stock = stock - 1 WHERE id = 1001`);
  expect(await changed()).toBe(before);
  await db.execute(sql`UPDATE products SET price_paise = price_paise - 100 WHERE id = 1001`);
  const afterPrice = await changed();
  expect(Date.parse(`${afterPrice}`)).toBeGreaterThan(Date.parse(`${before}`));
  await db.execute(sql`UPDATE product_details SET is_veg = NOT is_veg WHERE product_id = 1001`);
  expect(Date.parse(`${await changed()}`)).toBeGreaterThan(Date.parse(`${afterPrice}`));
});

test('a post has the time when it was published', async () => {
  const xml = await (await pages.GET()).text();
  const [post] = xml.split('<url>').filter((entry) => entry.includes('localhost:3000/blogs/'));
  expect(post).toMatch(/<lastmod>20\d\d-\d\d-\d\dT.*?<\/lastmod>/);
});

test('the other pages are in a file of their own', async () => {
  const urls = inEnglish(urlsIn(await (await pages.GET()).text()));
  expect(urls).toContain('http://localhost:3000/faq');
  expect(urls).toContain('http://localhost:3000/categories/401/coffee');
  expect(urls).toContain('http://localhost:3000/categories/40111/single-estate');
  expect(urls).toContain('http://localhost:3000/brands/2/kaapivana');
  expect(urls.some((url) => url.includes('?'))).toBe(false);
  expect(urls.some((url) => url.includes('/products/'))).toBe(false);
});

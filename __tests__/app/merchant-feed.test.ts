import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
jest.unstable_mockModule('next/server', () => ({ connection: async () => undefined }));
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');
const { GET } = await import('@/app/merchant-feed.xml/route');
const { callShopApi } = await import('@/lib/server/api/shop-api');
const { sendInParts } = await import('@/lib/server/http/send-in-parts');
const { ApiError } = await import('@/lib/api-error');

const shopApi = withShopApi();
const [FIRST, LAST] = [50_001, 51_100];

const itemsOf = (xml: string) => xml.match(/<item>.*?<\/item>/gs) ?? [];
const field = (item: string, name: string) =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1];
const itemOf = (xml: string, sku: string) =>
  itemsOf(xml).find((item) => field(item, 'id') === sku) ?? '';

beforeAll(async () => {
  const { db } = shopApi();
  await db.execute(sql`
    INSERT INTO products (id, sku, name, slug, brand_id, category_id, mrp_paise, price_paise, hsn,
      gst_rate, country_of_origin, is_published)
    SELECT id, 'FEED-' || id, 'Feed & ' || id, 'feed', brand_id, category_id, 10000, 10000, hsn,
      gst_rate, country_of_origin, id <> ${FIRST}
    FROM products AS own (own_id), generate_series(${FIRST}::int, ${LAST}::int) AS id
    WHERE own_id = 1001`);
  await db.execute(sql`
    INSERT INTO product_details (product_id, meta_title, meta_description, meta_keywords)
    SELECT id, name, name, name FROM products WHERE id BETWEEN ${FIRST} AND ${LAST}`);
});

test('every product that can be found is in the feed once, beyond one call', async () => {
  const answer = await GET();
  expect(answer.headers.get('Content-Type')).toContain('application/rss+xml');
  const xml = await answer.text();
  const skus = itemsOf(xml).map((item) => field(item, 'id'));
  expect(skus).toHaveLength(82 + LAST - FIRST);
  expect(new Set(skus).size).toBe(skus.length);
  expect(skus).not.toContain(`FEED-${FIRST}`);
  expect(xml.trimEnd().endsWith('</rss>')).toBe(true);
  expect(xml.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
});

test('an item has the price, the stock and the pictures of its page', async () => {
  const xml = await (await GET()).text();
  const { data } = await callShopApi('getProduct', { params: { id: 1001 } });
  const item = itemOf(xml, data.sku);
  const isReduced = data.base_price > data.product_price;
  expect(field(item, isReduced ? 'sale_price' : 'price')).toBe(
    `${data.product_price.toFixed(2)} INR`,
  );
  if (isReduced) expect(field(item, 'price')).toBe(`${data.base_price.toFixed(2)} INR`);
  expect(field(item, 'availability')).toBe(
    data.available_stock_quantity === 0 ? 'out_of_stock' : 'in_stock',
  );
  expect(field(item, 'link')).toMatch(/^http:\/\/localhost:3000\/products\/1001\//);
  expect(field(item, 'image_link')).toContain(data.images[0]?.picture.src);
  expect(item.match(/<g:additional_image_link>/g)).toHaveLength(data.images.length - 1);
  expect(field(item, 'identifier_exists')).toBe('no');
});

test('a description is the text of the page, without a word about the delivery', async () => {
  const xml = await (await GET()).text();
  const { data } = await callShopApi('getProduct', { params: { id: 1001 } });
  const description = field(itemOf(xml, data.sku), 'description') ?? '';
  expect(data.description.replace(/<[^>]*>/g, ' ')).toContain(description.slice(0, 80));
  expect(description.length).toBeGreaterThan(150);
  const texts = itemsOf(xml).map((item) => field(item, 'description') ?? '');
  expect(texts.filter((text) => /deliver|\d+-\d+ day|&lt;/i.test(text))).toEqual([]);
});

describe('a text in parts', () => {
  const send = (readPart: Parameters<typeof sendInParts>[0]['readPart']) =>
    sendInParts({ before: '<', readPart, after: '>', headers: {} });

  test('reads a part when the reader has taken the one before', async () => {
    const asked: number[] = [];
    const answer = await send(async (from) => {
      asked.push(from);
      return { text: `${from} `, next: from < 9 ? from + 1 : null };
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    expect(asked.length).toBeLessThan(4);
    await reader?.cancel();
    expect(asked.length).toBeLessThan(4);
  });

  test('is answered with 503 while the API is away', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = await send(async () => {
      throw new ApiError('network', 'away');
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('60');
  });

  test('breaks off without its end where a part fails', async () => {
    const answer = await send(async (from) => {
      if (from > 0) throw new ApiError('network', 'away');
      return { text: 'one ', next: 1 };
    });
    await expect(answer.text()).rejects.toThrow();
  });
});

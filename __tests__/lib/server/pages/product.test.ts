import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

const cacheLife = jest.fn<(life: { revalidate: number }) => void>();
jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife }));
const { inEnglish } = await import('@/lib/language/translate');
const { getProductPage } = await import('@/lib/server/pages/product');
const { COFFEE, withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();

beforeEach(() => {
  cacheLife.mockClear();
});

test('a product is displayed with what goes with it, and cached for an hour', async () => {
  const page = await getProductPage(COFFEE);
  expect(page?.product.name).toBe('Hill Shade Arabica Beans');
  expect(page?.beside?.related.length).toBeGreaterThan(0);
  expect(cacheLife.mock.calls.map(([life]) => life.revalidate)).toEqual([3600]);
});

test('a product that does not exist is null', async () => {
  await expect(getProductPage(999_999)).resolves.toBeNull();
});

describe('a sale price', () => {
  const until = async (end: string) => {
    const { db } = shopApi();
    await db.execute(sql`DELETE FROM sale_prices WHERE name = 'Diwali sale'`);
    await db.execute(sql`
      INSERT INTO sale_prices (name, translations, percent, product_ids, starts_at, ends_at, state)
      VALUES ('Diwali sale', '{"hi": {"name": "दिवाली सेल"}}', 20, ARRAY[${COFFEE}::int],
        now() - interval '1 hour', ${end}::timestamptz, 'running')`);
    await db.execute(sql`UPDATE products SET price_paise = price_paise WHERE id = ${COFFEE}`);
    const page = await getProductPage(COFFEE);
    await db.execute(sql`
      UPDATE products SET sale_price_id = NULL, sale_paise = NULL WHERE id = ${COFFEE}`);
    return page?.sale && inEnglish.filled(page.sale.until);
  };

  test('that ends at midnight in India counts until the day before', async () => {
    expect(await until('2099-11-13T00:00:00+05:30')).toBe('12 November 2099');
  });

  test('that ends within a day says when', async () => {
    expect(await until('2099-11-12T18:00:00+05:30')).toBe('12 November 2099, 6:00 pm');
  });

  test('is a part of no other product', async () => {
    expect((await getProductPage(COFFEE))?.sale).toBeUndefined();
  });
});

describe('when only the products beside it cannot be read', () => {
  const rename = (from: string, to: string) =>
    shopApi().db.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`));
  beforeEach(() => rename('product_relations', 'product_relations_away'));
  afterEach(() => rename('product_relations_away', 'product_relations'));

  test('the product stays, and its page is cached for a minute at most', async () => {
    const page = await getProductPage(COFFEE);
    expect(page).toMatchObject({ product: { id: COFFEE }, beside: null });
    const lives = cacheLife.mock.calls.map(([life]) => life.revalidate);
    expect(Math.min(...lives)).toBe(60);
  });
});

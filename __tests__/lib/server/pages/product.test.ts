import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

const cacheLife = jest.fn<(life: { revalidate: number }) => void>();
jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife }));
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

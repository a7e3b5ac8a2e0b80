import { describe, expect, test } from '@jest/globals';
import { asc, gt } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { productPictures } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import { addLargeCatalogue } from '@/shop-api/seed/large/large-catalogue';
import { varyProduct } from '@/shop-api/seed/large/vary-product';
import { readSeedData } from '@/shop-api/seed/seed-data';

/** Two batches, the second a small one. */
const TOTAL = 1_100;

onBothDatabases((database) => {
  test('a large catalogue reaches its size once, is searchable and has pictures', async () => {
    const { db } = database;
    const opened = { db, kind: 'postgres' as const, close: async () => undefined };
    const lines: string[] = [];
    const fill = () =>
      addLargeCatalogue({
        database: opened,
        total: TOTAL,
        onProgress: (words) => lines.push(words),
      });
    await fill();
    await fill();
    expect(await db.$count(products)).toBe(TOTAL);
    const [first] = await db
      .select()
      .from(products)
      .where(gt(products.id, 4906))
      .orderBy(asc(products.id));
    const ctx = await newVisitor(db);
    const found = await listProducts({ ctx, input: { page: 1, prod_search: first?.name ?? '' } });
    expect(found.data.data.map(({ name }) => name)).toContain(first?.name);
    expect(await db.$count(productPictures)).toBeGreaterThan(TOTAL);
  }, 120_000);
});

describe('a variation', () => {
  test('is always the same and never costs more than its MRP', async () => {
    const { catalogue } = await readSeedData();
    const vary = (id: number) => varyProduct(id, catalogue.products, catalogue.brands);
    expect(vary(5_000)).toEqual(vary(5_000));
    const made = Array.from({ length: 2_000 }, (_, index) => vary(5_000 + index).product);
    expect(made.filter(({ price, mrp }) => price < 1 || price > mrp)).toEqual([]);
    expect(new Set(made.map(({ name }) => name)).size).toBeGreaterThan(1_800);
  });
});

import { beforeAll, expect, test } from '@jest/globals';
import { asc, gt } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { tableParts } from '@/__tests__/support/table-parts';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { productPictures } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';
import { searchTerms, searchWords } from '@/shop-api/db/schema/search-index';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import { indexProducts } from '@/shop-api/domain/catalogue/search/indexing/index-products';
import { addLargeCatalogue } from '@/shop-api/seed/large/large-catalogue';

/** Two batches, the second a small one. */
const TOTAL = 1_100;
const LAST_OF_THE_DEMO = 4_906;

onEachDatabase((database) => {
  const fill = () =>
    addLargeCatalogue({ db: database.db, total: TOTAL, onProgress: () => undefined });
  let before: string[];

  beforeAll(async () => {
    before = await tableParts(database.db);
    await fill();
  }, 120_000);

  test('a large catalogue reaches its size once, is searchable and has pictures', async () => {
    const { db } = database;
    await fill();
    expect(await db.$count(products)).toBe(TOTAL);
    const [first] = await db
      .select()
      .from(products)
      .where(gt(products.id, LAST_OF_THE_DEMO))
      .orderBy(asc(products.id));
    const ctx = await newVisitor(db);
    const found = await listProducts({ ctx, input: { page: 1, prod_search: first?.name ?? '' } });
    expect(found.data.data.map(({ name }) => name)).toContain(first?.name);
    expect(await db.$count(productPictures)).toBeGreaterThan(TOTAL);
  });

  test('it has the indexes and the rules of the shop again', async () => {
    expect(await tableParts(database.db)).toEqual(before);
  });

  test('an interrupted filling leaves the shop as it was', async () => {
    const { db } = database;
    const interrupted = addLargeCatalogue({
      db,
      total: TOTAL + 10,
      onProgress: () => {
        throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await db.$count(products)).toBe(TOTAL);
    expect(await tableParts(db)).toEqual(before);
  });

  test('its products are found by the words by which any product is found', async () => {
    const { db } = database;
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, LAST_OF_THE_DEMO))
      .limit(100);
    const read = async () => ({
      terms: await db
        .select()
        .from(searchTerms)
        .where(gt(searchTerms.productId, LAST_OF_THE_DEMO))
        .orderBy(searchTerms.productId, searchTerms.wordId),
      words: await db.select().from(searchWords).orderBy(searchWords.id),
    });
    const copied = await read();
    await db.transaction((tx) =>
      indexProducts(
        tx,
        rows.map(({ id }) => id),
      ),
    );
    expect(await read()).toEqual(copied);
  });
});

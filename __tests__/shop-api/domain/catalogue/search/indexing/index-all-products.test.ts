import { expect, test } from '@jest/globals';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { searchTerms } from '@/shop-api/db/schema/search-index';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import { indexAllProducts } from '@/shop-api/domain/catalogue/search/indexing/index-all-products';

onEachDatabase((database) => {
  const found = async () => {
    const ctx = await newVisitor(database.db);
    return (await listProducts({ ctx, input: { page: 1, prod_search: 'turmeric' } })).total_count;
  };

  test('a shop whose index is empty indexes its products, and one with an index does nothing', async () => {
    const { db } = database;
    const before = [await found(), await db.$count(searchTerms)];
    await db.delete(searchTerms);
    expect(await found()).toBe(0);
    const told: string[] = [];
    await indexAllProducts(db, (message) => told.push(message));
    expect([await found(), await db.$count(searchTerms)]).toEqual(before);
    await indexAllProducts(db, (message) => told.push(message));
    expect(told).toEqual(['indexed 82 products for the search']);
  });
});

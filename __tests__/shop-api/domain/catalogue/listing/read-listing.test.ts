import { expect, test } from '@jest/globals';
import { plansOf } from '@/__tests__/support/plans-of';
import { onBothDatabases } from '@/__tests__/support/test-database';
import type { ProductListQuery } from '@/contract/catalogue';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';

onBothDatabases((database) => {
  const plan = (query: Partial<ProductListQuery> = {}, ids?: number[]) => {
    const category = ids ? { ids, path: [], banners: [] } : null;
    return plansOf(database.db, (tx) => readListing(tx, { page: 1, ...query }, category));
  };

  test('a page in the usual order is read from an index, not sorted', async () => {
    expect(await plan()).toContain('Index Scan using products_by_popularity');
  });

  test('so is a page of a category without categories below it', async () => {
    expect(await plan({}, [4021])).toContain('Index Scan using products_by_category');
  });

  test('a chosen tag is joined once, not looked for in each product', async () => {
    const filtered = await plan({ product_tag: [4] });
    expect(filtered).toContain('product_tags_by_tag');
    expect(filtered).not.toContain('SubPlan');
  });
});

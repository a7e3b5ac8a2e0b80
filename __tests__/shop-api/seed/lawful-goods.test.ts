import { expect, test } from '@jest/globals';
import { missingIn } from '@/shop-api/domain/catalogue/manage/product-states';
import { readSeedData } from '@/shop-api/seed/seed-data';

test('every product of the demo shop says what the law demands of goods on sale', async () => {
  const { catalogue } = await readSeedData();
  const lacking = catalogue.products.flatMap((product) =>
    missingIn({ ...product, facts: product.facts ?? {} }, []).map(
      ({ field }) => `${product.name}: ${field}`,
    ),
  );
  expect(lacking).toEqual([]);
  expect(catalogue.products.length).toBeGreaterThan(50);
});

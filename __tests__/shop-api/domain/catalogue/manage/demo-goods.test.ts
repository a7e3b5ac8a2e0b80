import { expect, test } from '@jest/globals';
import { productFields } from '@/contract/catalogue/manage';
import { checkedJson } from '@/shop-api/domain/kernel/checked-input';
import { readSeedData } from '@/shop-api/seed/seed-data';
import { toNewProduct } from '@/shop-api/seed/shop/seed-products';

test('the demo shop’s products are what staff may save, to the letter', async () => {
  const { catalogue } = await readSeedData();
  const given = catalogue.products.map((product) => toNewProduct(product, new Map()).fields);
  expect(given.length).toBeGreaterThan(70);
  for (const fields of given) expect(await checkedJson(productFields, fields)).toEqual(fields);
});

import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { ProductListQuery } from '@/contract/catalogue/catalogue';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import type { Context } from '@/shop-api/domain/kernel/context';
import { readSeedData, type SeedProduct } from '@/shop-api/seed/seed-data';
import { countBy, expectedProducts } from './listing-oracle';

const some = <T>(...values: T[]) =>
  fc.option(fc.subarray(values, { maxLength: 3 }), { nil: undefined });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const anyQuery = fc.record({
  page: fc.constant(1),
  category_id: maybe(fc.constantFrom(401, 402, 4021, 40211, 405, 408, 411, 415)),
  product_tag: some(1, 2, 3, 4, 5, 6),
  product_foam: some(1, 4, 7, 9, 10, 13),
  brand: some(1, 4, 5, 12, 14, 21),
  country_of_origin: some('India', 'Jordan', 'Sri Lanka', 'Nowhere'),
  price_min: maybe(fc.constantFrom(0, 100, 199, 300)),
  price_max: maybe(fc.constantFrom(199, 299, 549, 2_099)),
  in_stock: maybe(fc.constantFrom(true, false)),
}) as fc.Arbitrary<ProductListQuery>;

const asMap = (values: readonly { id: number; count: number }[]) =>
  new Map(values.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]));

onEachDatabase((database) => {
  let products: (SeedProduct & { category_path: number[] })[];
  let ctx: Context;

  beforeAll(async () => {
    const { catalogue } = await readSeedData();
    products = catalogue.products as typeof products;
    ctx = await newVisitor(database.db);
  });

  test('counts every value among the products that the other filters leave', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const { facets, total_count } = await listProducts({ ctx, input: query });
        const expected = (without?: Parameters<typeof expectedProducts>[2]) =>
          expectedProducts(products, query, without);
        expect(total_count).toBe(expected().length);
        expect(asMap(facets.tags)).toEqual(countBy(expected('tags'), (product) => product.tag_ids));
        expect(asMap(facets.brands)).toEqual(
          countBy(expected('brands'), ({ brand_id }) => [brand_id]),
        );
        expect(asMap(facets.product_foams)).toEqual(
          countBy(expected('foams'), ({ form_id }) => [form_id]),
        );
        const countries = facets.countries.filter(({ count }) => count > 0);
        expect(new Map(countries.map(({ name, count }) => [name, count]))).toEqual(
          countBy(expected('countries'), ({ country_of_origin }) => [country_of_origin]),
        );
        expect(facets.in_stock).toBe(expected('stock').filter(({ stock }) => stock !== 0).length);
        const prices = expected('price').map(({ price }) => price);
        const range = { min: Math.min(...prices), max: Math.max(...prices) };
        expect(facets.price).toEqual(prices.length > 0 ? range : { min: 0, max: 0 });
      }),
      { numRuns: 60 },
    );
  });
});

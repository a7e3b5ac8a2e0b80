import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleIndexed } from '@/__tests__/support/sample-indexed';
import type { Ordering } from '@/contract/catalogue/orderings';
import { ProductTable } from '@/shop-api/domain/catalogue/product-index/product-table';
import { comparing } from '@/shop-api/domain/catalogue/product-index/row-orders';
import { SortedRows } from '@/shop-api/domain/catalogue/product-index/sorted-rows';

const anyProduct = fc.record({
  id: fc.integer({ min: 1, max: 400 }),
  mrp: fc.integer({ min: 1, max: 9 }),
  origin: fc.constantFrom('India', 'Nepal', 'Bhutan'),
});

const anyProducts = fc.oneof(fc.array(anyProduct), fc.array(anyProduct, { minLength: 60 }));

test.each<Ordering>(['base_price', '-base_price', 'country_of_origin', '-country_of_origin'])(
  'changed and new products stand in the order of %s as if all were sorted again',
  (ordering) => {
    fc.assert(
      fc.property(anyProducts, anyProducts, (before, later) => {
        const table = new ProductTable();
        for (const product of before) table.put(sampleIndexed(product));
        const sorted = new SortedRows(table, comparing(table, ordering));
        for (const product of later) sorted.change(table.put(sampleIndexed(product)));
        const anew = new SortedRows(table, comparing(table, ordering)).read();
        expect(sorted.read()).toEqual(anew);
        expect(sorted.read()).toEqual(anew);
      }),
    );
  },
);

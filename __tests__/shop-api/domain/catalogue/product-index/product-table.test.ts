import { expect, test } from '@jest/globals';
import { sampleIndexed } from '@/__tests__/support/sample-indexed';
import { ProductTable } from '@/shop-api/domain/catalogue/product-index/product-table';

test('a table of many products keeps each of them', () => {
  const table = new ProductTable();
  for (let id = 1; id <= 2_000; id += 1) {
    table.put(sampleIndexed({ id, price: id * 100, brand: id % 7, tags: id % 2 ? '1,4' : '' }));
  }
  expect(table.size).toBe(2_000);
  for (const id of [1, 256, 257, 2_000]) {
    const row = table.rowOf(id) as number;
    const { brand, tags } = table.coded;
    expect(table.numbers.price[row]).toBe(id * 100);
    expect(brand.values[brand.codes[row] as number]).toBe(id % 7);
    expect(tags.values[tags.codes[row] as number]).toBe(id % 2 ? '1,4' : '');
  }
  expect(table.allRows().length).toBe(2_000);
});

test('a product that changes keeps its row, and one that is removed is hidden', () => {
  const table = new ProductTable();
  const row = table.put(sampleIndexed({ id: 5, price: 100 }));
  expect(table.put(sampleIndexed({ id: 5, price: 200 }))).toBe(row);
  expect(table.numbers.price[row]).toBe(200);
  expect(table.remove(5)).toBe(row);
  expect(table.flags.isVisible[row]).toBe(0);
  expect(table.remove(6)).toBeUndefined();
});

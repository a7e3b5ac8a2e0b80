import { expect, test } from '@jest/globals';
import { productListQuery } from '@/contract/catalogue/catalogue';
import {
  type FilterValues,
  filterAddress,
  filterParameters,
  filterQuery,
} from '@/contract/catalogue/listing-filters';

const values: FilterValues = {
  shelf: [408],
  tag: [2, 3],
  foam: [4],
  brand: [],
  price: { min: 100, max: 499.5 },
  in_stock: true,
  fact: ['altitude_min:900', 'roast:dark', 'roast:light'],
  origin: ['India'],
};

test('a URL has its parameters in one order: choices, bounds, switches', () => {
  expect(Object.entries(filterAddress(values))).toEqual([
    ['shelf', [408]],
    ['tag', [2, 3]],
    ['foam', [4]],
    ['brand', []],
    ['origin', ['India']],
    ['fact_altitude_min', ['900']],
    ['fact_roast', ['dark', 'light']],
    ['price_min', 100],
    ['price_max', 499.5],
    ['in_stock', true],
  ]);
  const ofFacts = ['fact_altitude_min', 'fact_roast'];
  const fixed = Object.keys(filterAddress(values)).filter((name) => !ofFacts.includes(name));
  expect(filterParameters()).toEqual(fixed);
});

test('every filter is sent to the shop API by its contract name', () => {
  const query = filterQuery(values);
  expect(query).toEqual({
    category_ids: [408],
    product_tag: [2, 3],
    product_foam: [4],
    brand: [],
    price_min: 100,
    price_max: 499.5,
    in_stock: true,
    country_of_origin: ['India'],
    facts: ['altitude_min:900', 'roast:dark', 'roast:light'],
  });
  expect(Object.keys(productListQuery.fields)).toEqual(expect.arrayContaining(Object.keys(query)));
});

test('a switch that is off is omitted', () => {
  expect(filterAddress({ ...values, in_stock: false }).in_stock).toBeUndefined();
});

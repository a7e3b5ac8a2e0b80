import { expect, test } from '@jest/globals';
import { maxQuantity } from '@/contract/cart/quantity';

test.each([
  [0, 0],
  [7, 7],
  [null, 20],
  [undefined, 20],
  [25_000, 10_000],
])('with stock %s a cart may contain %d of a product', (stock, expected) => {
  expect(maxQuantity(stock)).toBe(expected);
});

import { expect, test } from '@jest/globals';
import { isBelowMinimum } from '@/components/cart/is-below-minimum';
import { EMPTY_CART } from '@/lib/api/shopper';

test.each([
  [0, true],
  [249.99, true],
  [250, false],
  [250.01, false],
])('a cart of ₹%d is too small to be ordered: %s', (total, expected) => {
  expect(isBelowMinimum({ ...EMPTY_CART, total })).toBe(expected);
});

import { expect, test } from '@jest/globals';
import { isBelowMinimumOrder } from '@/contract/shop/limits';
import { toPaise } from '@/contract/shop/money';

test.each([
  [0, true],
  [249.99, true],
  [250, false],
  [250.01, false],
])('a cart of ₹%d is below the minimum order: %s', (total, expected) => {
  expect(isBelowMinimumOrder(toPaise(total))).toBe(expected);
});

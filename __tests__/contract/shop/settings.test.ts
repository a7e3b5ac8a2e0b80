import { expect, test } from '@jest/globals';
import { toPaise } from '@/contract/shop/money';
import { DEFAULT_SETTINGS, isBelowMinimumOrder } from '@/contract/shop/settings';

test.each([
  [0, true],
  [249.99, true],
  [250, false],
  [250.01, false],
])('a cart of ₹%d is below the minimum order: %s', (total, expected) => {
  expect(isBelowMinimumOrder(DEFAULT_SETTINGS, toPaise(total))).toBe(expected);
});

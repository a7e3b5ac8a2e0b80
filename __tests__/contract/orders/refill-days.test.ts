import { expect, test } from '@jest/globals';
import { refillDays } from '@/contract/orders/refill-days';

test.each([
  ['60 capsules', 1, 30],
  ['60 capsules', 2, 60],
  ['4 × 25 bags', 1, 45],
  ['15 tablets', 1, 15],
  ['250 g', 1, 30],
  ['250 g', 3, 90],
  ['500 tablets', 9, 90],
  ['', 1, 30],
])('%s, %i packs, last about %i days', (size, packs, days) => {
  expect(refillDays(size, packs)).toBe(days);
});

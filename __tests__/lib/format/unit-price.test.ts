import { expect, test } from '@jest/globals';
import { englishText } from '@/contract/messages/text-with-values';
import { unitPriceText } from '@/lib/format/unit-price';

test.each([
  [279, { value: 200, unit: 'g' }, '₹139.50 per 100 g'],
  [1249, { value: 1, unit: 'kg' }, '₹124.90 per 100 g'],
  [1249, { value: 500, unit: 'ml' }, '₹249.80 per 100 ml'],
  [2099, { value: 1, unit: 'L' }, '₹209.90 per 100 ml'],
  [180, { value: 40, unit: 'unit' }, '₹4.50 per piece'],
])('₹%d for %j is %s: the price paid, not the MRP', (price, net, text) => {
  expect(englishText(unitPriceText(price, net) ?? '')).toBe(text);
});

test('a unit price that repeats the price, or has no quantity, is left out', () => {
  expect(unitPriceText(95, { value: 100, unit: 'g' })).toBeNull();
  expect(unitPriceText(499, { value: 1, unit: 'unit' })).toBeNull();
  expect(unitPriceText(499, null)).toBeNull();
});

import { describe, expect, test } from '@jest/globals';
import { percentOff, splitRupees } from '@/lib/format/money';

test('splitRupees separates the decimals, so that they can be displayed smaller', () => {
  expect(splitRupees(1249)).toEqual({ whole: '₹1,249', decimals: '00' });
});

describe('percentOff', () => {
  test('rounds the saving to a whole per cent', () => {
    expect(percentOff(1249, 1399)).toBe(11);
  });

  test('returns nothing when the price is not below the catalogue price', () => {
    expect(percentOff(495, 495)).toBe(0);
    expect(percentOff(495, 0)).toBe(0);
  });
});

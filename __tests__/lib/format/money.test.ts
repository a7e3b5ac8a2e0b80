import { describe, expect, test } from '@jest/globals';
import { formatRupees, percentOff, rupeeParts } from '@/lib/format/money';

describe('formatRupees', () => {
  test.each([
    [495, '₹495.00'],
    [1249.5, '₹1,249.50'],
    [124500, '₹1,24,500.00'],
    [12345678.9, '₹1,23,45,678.90'],
    [0, '₹0.00'],
    [-0, '₹0.00'],
    [-100, '−₹100.00'],
    [0.1 + 0.2, '₹0.30'],
  ])('writes %p as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});

test('rupeeParts keeps the decimals apart, so that they can be set smaller', () => {
  expect(rupeeParts(1249)).toEqual({ whole: '₹1,249', decimals: '00' });
});

describe('percentOff', () => {
  test('rounds the saving to whole per cent', () => {
    expect(percentOff(1249, 1399)).toBe(11);
  });

  test('is nothing when the price is not below the catalogue price', () => {
    expect(percentOff(495, 495)).toBe(0);
    expect(percentOff(495, 0)).toBe(0);
  });
});

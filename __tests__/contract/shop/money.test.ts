import { describe, expect, test } from '@jest/globals';
import { formatPaise, formatRupees, toPaise, toRupees } from '@/contract/shop/money';

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

test('floating-point rupees are rounded to paise, which convert back to the same rupees', () => {
  expect([495.5, 0.1 + 0.2, 1249.99].map(toPaise)).toEqual([49_550, 30, 124_999]);
  expect(toRupees(49_550)).toBe(495.5);
});

test('paise are formatted like rupees', () => {
  expect(formatPaise(12_450_000)).toBe('₹1,24,500.00');
});

import { describe, expect, test } from '@jest/globals';
import { grouped } from '@/contract/shop/grouped';
import { formatPaise, formatRupees, toPaise, toRupees, wholeRupees } from '@/contract/shop/money';

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

test('any amount is written as the browser itself would write it', () => {
  const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  for (let paise = 0; paise < 10 ** 13; paise = paise * 3 + 7) {
    expect(formatPaise(paise)).toBe(intl.format(paise / 100));
    expect(grouped(paise)).toBe(paise.toLocaleString('en-IN'));
  }
});

test('whole rupees have no decimals, and paise are not lost', () => {
  expect([1_000_000, 12_345_600, 9_950].map(wholeRupees)).toEqual([
    '₹10,000',
    '₹1,23,456',
    '₹99.50',
  ]);
});

test('floating-point rupees are rounded to paise, which convert back to the same rupees', () => {
  expect([495.5, 0.1 + 0.2, 1249.99].map(toPaise)).toEqual([49_550, 30, 124_999]);
  expect(toRupees(49_550)).toBe(495.5);
});

test('paise are formatted like rupees', () => {
  expect(formatPaise(12_450_000)).toBe('₹1,24,500.00');
});

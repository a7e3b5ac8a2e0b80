import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAmbiguousNumber, readNumber } from '@/contract/catalogue/cell-numbers';

describe('a written number', () => {
  test.each([
    ['99', 99],
    ['99.90', 99.9],
    ['.5', 0.5],
    ['-5', -5],
    ['−5', -5],
    ['1,299.00', 1299],
    ['1,299', 1299],
    ['1,25,000.00', 125_000],
    ['12,34,567', 1_234_567],
    ['1 250.00', 1250],
    ['1\u00a0250', 1250],
    ["1'250.50", 1250.5],
    ['0.125', 0.125],
    ['Rs. 125/-', 125],
    ['Rs.1,250/- only', 1250],
    ['₹ 99', 99],
    ['MRP ₹ 99.50', 99.5],
    ['125 INR', 125],
    ['5 %', 5],
    ['१२५.५०', 125.5],
    ['૧,૨૫,૦૦૦', 125_000],
  ])('%s is read by its signs', (written, value) => {
    expect(readNumber(written)).toEqual({ value, isForeign: false });
  });

  test.each([
    ['99,90', 99.9],
    ['0,5', 0.5],
    ['0,125', 0.125],
    ['12,5', 12.5],
    ['1,5', 1.5],
    ['1.250,00', 1250],
    ['1 250,00', 1250],
    ['1.25.000,50', 125_000.5],
    ['1.250.000', 1_250_000],
  ])('%s has the signs of another country, and says so', (written, value) => {
    expect(readNumber(written)).toEqual({ value, isForeign: true });
  });

  test.each([
    ...[
      '1,2,3',
      '1,2345,678',
      '1.2.3',
      '12,50,00',
      '1,250,00',
      '1.250.00',
      '1,25.000,00',
      '0,250,000',
    ],
    ...['1e3', '1/2', '', 'cheap', '--5', '5,', '5 g', 'NaN', 'Infinity', '0x10', '1..5', '1 2'],
  ])('%j is none', (written) => {
    expect(readNumber(written)).toBeUndefined();
  });

  test('is what India, others and machines write of it', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999 }).map((paise) => paise / 100);
    const grouped = (locale: string) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const locales = ['en-IN', 'en-US', 'de-DE', 'fr-FR', 'hi-IN-u-nu-deva', 'gu-IN-u-nu-gujr'];
    fc.assert(
      fc.property(amount, fc.constantFrom(...locales), (value, locale) => {
        expect(readNumber(grouped(locale).format(value))?.value).toBe(value);
        expect(readNumber(String(value))?.value).toBe(value);
      }),
    );
  });

  test('may mean a thousand times as much where a lone sign stands before three digits', () => {
    const doubtful = ['1,250', '1.250', '₹ 12.500', '999,000'];
    const clear = ['1,250.00', '1,25,000', '0,125', '0.125', '1250', '12,50', '1.250,00'];
    expect(doubtful.filter(isAmbiguousNumber)).toEqual(doubtful);
    expect(clear.filter(isAmbiguousNumber)).toEqual([]);
  });
});

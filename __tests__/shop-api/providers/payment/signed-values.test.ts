import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { paiseText, readPaise } from '@/shop-api/providers/payment/signed-values';

const MOST = 99_999_999_999_99;

describe('amounts as gateways write them', () => {
  test('are parsed to the exact paise, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }), (paise) => {
        expect(paiseText(paise)).toMatch(/^\d+[.]\d\d$/);
        expect(readPaise(paiseText(paise))).toBe(paise);
      }),
      { numRuns: 2_000 },
    );
  });

  test('may omit trailing zeros after the decimal point', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 9 }),
        (rupees, tenth) => {
          expect(readPaise(`${rupees}`)).toBe(rupees * 100);
          expect(readPaise(`${rupees}.${tenth}`)).toBe(rupees * 100 + tenth * 10);
        },
      ),
    );
  });

  test('agree with exact arithmetic for every parsed text', () => {
    const almost = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE _१٣₹'), maxLength: 16 });
    fc.assert(
      fc.property(fc.oneof(almost, fc.string()), (text) => {
        const paise = readPaise(text);
        if (paise === undefined) return;
        const [rupees = '', fraction = ''] = text.split('.');
        expect(BigInt(paise)).toBe(BigInt(rupees) * 100n + BigInt(fraction.padEnd(2, '0')));
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    ...[
      '',
      '.',
      '1.',
      '.5',
      '1.234',
      '1.000',
      '01.00',
      '00',
      '-1.00',
      '+1.00',
      '1,234.00',
      ' 1.00',
    ],
    ...['1.00 ', '1.00\n', '1e3', '0x10', 'NaN', 'Infinity', '१.००', '１.00', '₹1.00', '1.0.0'],
    ...['100000000000.00', '9'.repeat(400)],
  ])('are refused as %j', (text) => {
    expect(readPaise(text)).toBe(undefined);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('are never %p', (paise) => {
    expect(() => paiseText(paise)).toThrow(RangeError);
  });
});

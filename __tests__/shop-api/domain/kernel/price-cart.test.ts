import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { size } from '@/__tests__/support/size';
import {
  gstInside,
  igstInside,
  type LineToPrice,
  priceCart,
} from '@/shop-api/domain/kernel/price-cart';

const RUNS = size({ quick: 5_000, heavy: 200_000 });
const LIMIT_MS = 30_000 + RUNS;

const line: fc.Arbitrary<LineToPrice> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 10_000 }),
    pricePaise: fc.integer({ min: 1, max: 100_000_000 }),
    above: fc.integer({ min: 0, max: 1_000_000 }),
    gstPercent: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
  })
  .map(({ above, ...rest }) => ({ ...rest, mrpPaise: rest.pricePaise + above }));

/** Returns twice the tax of half the rate, by integers only: floor(x + 1/2). */
function exactTax(gross: bigint, percent: bigint): bigint {
  const whole = 100n + percent;
  return 2n * ((gross * percent + whole) / (2n * whole));
}

describe('the price of a cart', () => {
  test('is zero for an empty cart', () => {
    expect(priceCart({ lines: [] })).toEqual({
      lineTotalsPaise: [],
      totalPaise: 0,
      discountPaise: 0,
      lineDiscountsPaise: [],
      gstPaise: 0,
      payablePaise: 0,
      mrpPaise: 0,
    });
  });

  test('includes GST, which is not added on top', () => {
    const price = priceCart({
      lines: [
        { quantity: 2, pricePaise: 49_500, mrpPaise: 56_000, gstPercent: 5 },
        { quantity: 1, pricePaise: 11_800, mrpPaise: 11_800, gstPercent: 18 },
      ],
    });
    expect(price).toMatchObject({
      lineTotalsPaise: [99_000, 11_800],
      totalPaise: 110_800,
      payablePaise: 110_800,
      gstPaise: 2 * 2_357 + 2 * 900,
      mrpPaise: 123_800,
    });
  });

  test('rounds the tax of half the rate, half a paisa up, and counts it twice', () => {
    expect(gstInside(49_500, 5)).toBe(2 * 1_179);
    expect(gstInside(21, 5)).toBe(2);
    expect(gstInside(20, 5)).toBe(0);
    expect(gstInside(59_900, 18)).toBe(2 * 4_569);
  });

  test('has an IGST that is rounded once and at most a paisa from CGST plus SGST', () => {
    expect([igstInside(4_074, 18), igstInside(0, 18), igstInside(9_500, 0)]).toEqual([621, 0, 0]);
    fc.assert(
      fc.property(line, ({ quantity, pricePaise, gstPercent }) => {
        const gross = quantity * pricePaise;
        const apart = igstInside(gross, gstPercent) - gstInside(gross, gstPercent);
        expect(Math.abs(apart)).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS },
    );
  });

  test('has the tax of every line lowered by its share of a discount', () => {
    const price = priceCart({
      lines: [
        { quantity: 1, pricePaise: 10_500, mrpPaise: 10_500, gstPercent: 5 },
        { quantity: 1, pricePaise: 10_500, mrpPaise: 10_500, gstPercent: 0 },
      ],
      discountPaise: 10_500,
    });
    expect(price).toMatchObject({ discountPaise: 10_500, payablePaise: 10_500, gstPaise: 250 });
  });

  test('has a discount for some goods taken off their tax alone', () => {
    const lines = [
      { quantity: 1, pricePaise: 10_500, mrpPaise: 10_500, gstPercent: 5 },
      { quantity: 1, pricePaise: 11_800, mrpPaise: 11_800, gstPercent: 18 },
    ];
    expect(
      priceCart({ lines, discountPaise: 5_900, discountedLines: [false, true] }),
    ).toMatchObject({
      lineDiscountsPaise: [0, 5_900],
      payablePaise: 16_400,
      gstPaise: 500 + 900,
    });
    expect(
      priceCart({ lines, discountPaise: 20_000, discountedLines: [true, false] }),
    ).toMatchObject({ discountPaise: 10_500, lineDiscountsPaise: [10_500, 0], gstPaise: 1_800 });
  });

  test('is zero, never less, with a discount above the total', () => {
    const lines = [{ quantity: 1, pricePaise: 100, mrpPaise: 100, gstPercent: 18 }];
    expect(priceCart({ lines, discountPaise: 900 })).toMatchObject({
      discountPaise: 100,
      payablePaise: 0,
      gstPaise: 0,
    });
  });

  test(
    'agrees to the paisa with whole-number arithmetic on random carts',
    () => {
      fc.assert(
        fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
          const price = priceCart({ lines });
          let total = 0n;
          let tax = 0n;
          for (const { quantity, pricePaise, gstPercent } of lines) {
            const gross = BigInt(quantity) * BigInt(pricePaise);
            total += gross;
            tax += exactTax(gross, BigInt(gstPercent));
          }
          expect(BigInt(price.totalPaise)).toBe(total);
          expect(BigInt(price.gstPaise)).toBe(tax);
          expect(price.payablePaise).toBe(price.totalPaise);
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { size } from '@/__tests__/support/size';
import type { LineToPrice } from '@/shop-api/domain/kernel/price-cart';
import { gstInside, priceCart } from '@/shop-api/domain/kernel/price-cart';

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

/** Returns the tax inside a gross amount by integers only: floor(x + 1/2), doubled. */
function exactTax(gross: bigint, percent: bigint): bigint {
  const whole = 100n + percent;
  return (2n * gross * percent + whole) / (2n * whole);
}

describe('the price of a cart', () => {
  test('is zero for an empty cart', () => {
    expect(priceCart({ lines: [] })).toEqual({
      lineTotalsPaise: [],
      totalPaise: 0,
      discountPaise: 0,
      gstPaise: 0,
      payablePaise: 0,
      mrpPaise: 0,
      counter: 0,
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
      gstPaise: 4_714 + 1_800,
      mrpPaise: 123_800,
      counter: 3,
    });
  });

  test('has half a paisa of tax rounded up', () => {
    expect(gstInside(21, 5)).toBe(1);
    expect(gstInside(10, 5)).toBe(0);
    expect(gstInside(100, 100)).toBe(50);
    expect(gstInside(1, 100)).toBe(1);
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

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareOut } from '@/shop-api/domain/kernel/price-cart';

describe('sharing out an amount', () => {
  test('gives the odd paise to the largest remainders, the earlier one on a tie', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [6, 3, 2])).toEqual([5, 3, 2]);
  });

  test('gives nothing to a weight of zero', () => {
    expect(shareOut(5, [0, 1])).toEqual([0, 5]);
    expect(shareOut(0, [0, 0])).toEqual([0, 0]);
  });

  test('always sums to the amount, each share within one unit of its exact part', () => {
    const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.nat(1_000_000_000), (weights, amount) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        fc.pre(whole > 0);
        const shares = shareOut(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        shares.forEach((share, index) => {
          const exact = (amount * (weights[index] ?? 0)) / whole;
          expect(Math.abs(share - exact)).toBeLessThan(1 + 1e-6 * exact);
        });
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  deletesOf,
  mayBeMistyped,
  typosBetween,
  typosOf,
} from '@/shop-api/domain/catalogue/search/text/spelling';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

/** Returns the textbook distance: a missing, added, wrong or swapped letter costs one. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i * j === 0 ? i + j : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}

describe('typing errors', () => {
  test('are counted as by the textbook distance', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typosBetween(a, b)).toBe(distance(a, b));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([1, 2])('leave two words a common variant: %d of them', (typos) => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(distance(a, b) <= typos);
        const known = new Set(deletesOf(a, typos));
        expect(deletesOf(b, typos).some((variant) => known.has(variant))).toBe(true);
      }),
    );
  });

  test('are corrected in words of four letters and more, never in numbers', () => {
    expect(['gur', 'amla', '1000', 'a2gi'].map(mayBeMistyped)).toEqual([false, true, false, false]);
  });

  test('are two in a long word', () => {
    expect(['gur', 'amla', 'turmeric'].map(typosOf)).toEqual([0, 1, 2]);
  });
});

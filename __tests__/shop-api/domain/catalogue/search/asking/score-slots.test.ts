import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WordRows } from '@/shop-api/domain/catalogue/product-index/word-products';
import { scoreSlots, wordIdsOf } from '@/shop-api/domain/catalogue/search/asking/score-slots';
import type { Alternative, Slot } from '@/shop-api/domain/catalogue/search/asking/slots';

const ROWS = 12;
const WORDS = 6;

const anyWord = fc.record({ id: fc.nat(WORDS), share: fc.integer({ min: 1, max: 500 }) });
const anyAlternative: fc.Arbitrary<Alternative> = fc.record({
  words: fc.array(fc.array(anyWord, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  least: fc.constantFrom(0, 60),
  most: fc.constantFrom(50, 1_000),
});
const anySlots = fc.array(fc.array(anyAlternative, { maxLength: 3 }), { maxLength: 4 });
const anyDictionary = fc.array(
  fc.dictionary(fc.nat(ROWS - 1).map(String), fc.integer({ min: 1, max: 200 })),
  { minLength: WORDS, maxLength: WORDS },
);

/** Weights by row, for each word. */
type Weights = Record<string, number>[];

const slotWith = (alternatives: Alternative[]): Slot => ({
  ...{ words: ['word'], isRequired: true, isVague: false, isNotSold: false, isUse: false },
  alternatives,
});

function toWordRows(weights: Record<string, number>): WordRows {
  const entries = Object.entries(weights);
  return {
    rows: Int32Array.from(entries, ([row]) => Number(row)),
    weights: Int16Array.from(entries, ([, weight]) => weight),
  };
}

/** The score of one product, worked out the slow way; undefined without a part of the query. */
function expectedScore(row: number, slots: Alternative[][], dictionary: Weights) {
  const weightOf = (id: number) => dictionary[id]?.[row];
  const parts = slots.flatMap((alternatives, slot) => {
    const scores = alternatives.flatMap(({ words, least, most }) => {
      const places = words.map((alike) =>
        alike.flatMap(({ id, share }) => {
          const weight = weightOf(id);
          return weight === undefined || weight < least ? [] : [Math.min(weight, most) * share];
        }),
      );
      if (places.some((place) => place.length === 0)) return [];
      const sum = places.reduce((total, place) => total + Math.max(...place), 0);
      return [Math.trunc(sum / places.length)];
    });
    return scores.length > 0 ? [{ score: Math.max(...scores), bit: 1 << slot }] : [];
  });
  if (parts.length === 0) return undefined;
  return {
    row,
    score: parts.reduce((sum, { score }) => sum + score, 0),
    bits: parts.reduce((sum, { bit }) => sum | bit, 0),
  };
}

test('a product is scored by its best alternative of each part, as the slow way scores it', () => {
  fc.assert(
    fc.property(anySlots, anyDictionary, (all, dictionary) => {
      const slots = all.map(slotWith);
      const words = new Map(dictionary.map((weights, id) => [id, toWordRows(weights)]));
      const { rows, values, bits } = scoreSlots(slots, words, ROWS);
      const found = Array.from(rows, (row, at) => ({ row, score: values[at], bits: bits[at] }));
      const expected = Array.from({ length: ROWS }, (_, row) =>
        expectedScore(row, all, dictionary),
      ).filter((score) => score !== undefined);
      expect(found.sort((a, b) => a.row - b.row)).toEqual(expected);
      expect(new Set(wordIdsOf(slots)).size).toBeLessThanOrEqual(WORDS + 1);
    }),
  );
});

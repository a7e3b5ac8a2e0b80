import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  WORD_FORMAT,
  WORD_INDEX,
  wordFields,
} from '@/shop-api/domain/catalogue/search/engine/word-fields';

/** Each format that was released, by the fingerprint of an index and a document. */
const RELEASED: Record<number, string> = { 1: 'bb0e72b8c72cecdd' };

test('whoever changes the index or the documents of the search server raises their number', () => {
  const weights = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [at + 1, at + 1]));
  const parts = JSON.stringify([WORD_INDEX, wordFields(7, weights)]);
  const print = createHash('sha256').update(parts).digest('hex').slice(0, 16);
  expect(print).toBe(RELEASED[WORD_FORMAT]);
});

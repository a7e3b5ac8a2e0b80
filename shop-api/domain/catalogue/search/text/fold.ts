import { latinise } from './latinise.ts';

/**
 * Spellings of one sound in Latin transcriptions of Indian words, applied in this order. Query and
 * product texts are folded alike, so English words still match.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/([a-z])\1{2,}/g, '$1$1'],
  [/(?<=..)ies$/, 'y'],
  [/(?<=..[^siu])s$/, ''],
  [/c(?=[aouklrtn]|$)/g, 'k'],
  [/chh?/g, 'c'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgjtdb])h/g, '$1'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/([a-z])\1/g, '$1'],
  [/(?<=.[^aeiou])(y|ie)$|(?<=..)ey$/, 'i'],
  [/(?<=..[^aeiou])a$/, ''],
];

/** Splits a text into words of lower-case Latin letters and digits, without accents. */
export function wordsOf(text: string): string[] {
  return latinise(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/**
 * Reduces a word to the form by which it is found: `ashvagandha`, `aswagandha` and `Ashwagandha`
 * all become `asvagand`. Takes a word as `wordsOf` returns it.
 */
export function foldWord(word: string): string {
  return SPELLINGS.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), word);
}

/** Returns the folded words of a text. */
export function fold(text: string): string[] {
  return wordsOf(text).map(foldWord);
}

import { latinise } from './latinise.ts';

/**
 * Spellings that stand for one sound in Latin writing of Indian words, applied in this order.
 * English words pass through the same mill, on both sides, and so still meet.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..[^siu])s$/, ''],
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

/** The words of a text in lower-case Latin letters and digits, without accents. */
export function wordsOf(text: string): string[] {
  return latinise(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/**
 * The skeleton by which a word is found: `ashvagandha`, `aswagandha` and `Ashwagandha` are all
 * `asvagand`. Takes a word as `wordsOf` gives it.
 */
export function foldWord(word: string): string {
  return SPELLINGS.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), word);
}

/** The folded words of a text. */
export function fold(text: string): string[] {
  return wordsOf(text).map(foldWord);
}

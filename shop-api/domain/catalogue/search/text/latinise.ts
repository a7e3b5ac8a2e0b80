import { withPlainDigits } from '../../../../../contract/kit/digits.ts';
import type { Writing } from '../languages/writing.ts';
import { WRITINGS } from '../languages/writings.ts';

/** Transliterates the scripts of all languages: `हल्दी` becomes `haldii`, `५००` becomes `500`. Other text is unchanged. */
export function latinise(text: string): string {
  const plain = withPlainDigits(text).normalize('NFKC');
  return WRITINGS.reduce(
    (latin, { letters, latinise: spell }) => latin.replace(letters, spell),
    plain,
  );
}

/** Returns how the letters of a word are written; undefined: in Latin ones, or in several. */
function writingOf(word: string): Writing | undefined {
  return WRITINGS.find(({ letters }) => word.match(letters)?.[0] === word);
}

/** Whether a word is in the letters of an Indian language. */
export const isIndian = (word: string): boolean => writingOf(word) !== undefined;

/** Whether two words are in the same letters. */
export const isSameScript = (one: string, other: string): boolean =>
  writingOf(one) === writingOf(other);

/** Returns a word of an Indian script without its ending; undefined: it has none. */
export function stemOf(word: string): string | undefined {
  const plain = word.normalize('NFC');
  const stem = writingOf(plain)?.stemOf(plain);
  return stem === plain ? undefined : stem;
}

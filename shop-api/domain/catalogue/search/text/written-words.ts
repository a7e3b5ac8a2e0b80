import { wordsOf } from './fold.ts';
import { isIndian, stemOf } from './latinise.ts';

/** A word of a text. */
export interface WrittenWord {
  /** In plain Latin spelling, as `wordsOf` returns it. */
  word: string;
  /** As it stands in the text, in lower case. */
  written: string;
}

/** A word of a text; one in an Indian script with its stem, where it has an ending. */
interface InflectedWord extends WrittenWord {
  stem?: WrittenWord;
}

/** Returns the words of a text, each with its stem. */
export function writtenWords(text: string): InflectedWord[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .flatMap((written) => {
      const stem = stemOf(written);
      const [base] = stem === undefined ? [] : wordsOf(stem);
      const inflected = stem && base ? { stem: { word: base, written: stem } } : {};
      return wordsOf(written).map((word) => ({ word, written, ...inflected }));
    });
}

/** Returns the words of a text and their stems. */
export function withStems(text: string): WrittenWord[] {
  return writtenWords(text).flatMap(({ stem, ...own }) => (stem ? [own, stem] : [own]));
}

/** Returns the form by which the dictionary has a word: Indian words do not meet English ones. */
export function entryOf({ word, written }: WrittenWord): string {
  return isIndian(written) ? written : word;
}

/** Returns the plain Latin spelling of an entry of the dictionary. */
export function spellingOf(entry: string): string {
  return isIndian(entry) ? (wordsOf(entry)[0] ?? entry) : entry;
}

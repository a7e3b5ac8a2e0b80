import { isFiller } from '../text/plain-words.ts';
import { type WrittenWord, writtenWords } from '../text/written-words.ts';

/** Returns the words of a name, and those without their endings: a search may ask for either. */
export function wordsOfName(name: string): WrittenWord[][] {
  const all = writtenWords(name);
  const useful = all.filter(({ word }) => !isFiller(word));
  const words = useful.length > 0 ? useful : all;
  return [words, words.map(({ stem, ...own }) => stem ?? own)];
}

import type { searchWords } from '../../../../db/schema/search-index.ts';
import { isSameScript } from '../text/latinise.ts';
import { spellingOf } from '../text/written-words.ts';

/** A word of the dictionary that a word of the query may mean. */
export interface Match {
  id: number;
  word: string;
  /** Percentage of the word's weight that counts. */
  share: number;
  /** The greatest weight that it has in any product; see `NAMES_SOMETHING`. */
  best: number;
  /** In its own script where that is not Latin. */
  written: string | null;
  how: 'exact' | 'sound' | 'start' | 'typo';
}

/** A row of the dictionary, in plain spelling. */
export interface DictionaryWord
  extends Pick<typeof searchWords.$inferSelect, 'id' | 'word' | 'sound' | 'best'> {
  /** In its own script where that is not Latin. */
  written: string | null;
}

/** Returns a row of the dictionary with its word in plain spelling. */
export function toDictionaryWord<Row extends Omit<DictionaryWord, 'written'>>(row: Row) {
  const word = spellingOf(row.word);
  return { ...row, word, written: word === row.word ? null : row.word };
}

/** How words of a query were typed, by their plain spelling. */
export type Typed = ReadonlyMap<string, string>;

/** Whether a word of a query may mean a word of the dictionary: an Indian one only in its letters. */
export function mayMean(word: string, typed: Typed, { written }: DictionaryWord): boolean {
  return written === null || isSameScript(typed.get(word) ?? word, written);
}

/** From this weight on a word is the name of something, and is not taken for one that sounds alike. */
export const NAMES_SOMETHING = 40;
/** What a word is worth that the shop knows only as the name of what it does not sell. */
export const IS_NOT_SOLD = 0;

/** Whether a word of a query is the name of something, as it is typed. */
export function isNamed({ how, best }: Match): boolean {
  return how === 'exact' && best >= NAMES_SOMETHING;
}

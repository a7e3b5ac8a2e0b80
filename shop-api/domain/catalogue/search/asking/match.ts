import type { searchWords } from '../../../../db/schema/search-index.ts';

/** A word of the dictionary that a word of the query may mean. */
export interface Match {
  id: number;
  word: string;
  /** Percentage of the word's weight that counts. */
  share: number;
  /** The greatest weight that it has in any product; see `NAMES_SOMETHING`. */
  best: number;
  how: 'exact' | 'sound' | 'start' | 'typo';
}

/** A row of the dictionary. */
export type DictionaryWord = Pick<
  typeof searchWords.$inferSelect,
  'id' | 'word' | 'sound' | 'best'
>;

/** From this weight on a word is the name of something, and is not taken for one that sounds alike. */
export const NAMES_SOMETHING = 40;
/** What a word is worth that the shop knows only as the name of what it does not sell. */
export const IS_NOT_SOLD = 0;

/** Whether a word of a query is the name of something, as it is typed. */
export function isNamed({ how, best }: Match): boolean {
  return how === 'exact' && best >= NAMES_SOMETHING;
}

import type { Database } from '../../../../db/database.ts';
import { findWords } from './find-words.ts';
import type { Match, Typed } from './match.ts';

/** A shorter beginning fits too much, and says too little of a longer word. */
const MIN_LETTERS = 3;
const MIN_SHARE = 3 / 5;

/**
 * Finds the words that go on as the longest fitting beginning of a mistyped, unfinished word does:
 * for `agarbt` those of `agarb`.
 */
export async function findBeginning(
  db: Database,
  word: string,
  typed: Typed,
  least = Math.max(MIN_LETTERS, word.length * MIN_SHARE),
): Promise<Match[]> {
  const shorter = word.slice(0, -1);
  if (shorter.length < least) return [];
  // What is shorter is in the same letters.
  const shortened = new Map([[shorter, typed.get(word) ?? shorter]]);
  const [matches = []] = await findWords(db, { words: [shorter], typed: shortened, isOpen: true });
  const fitting = matches.filter(({ how }) => how !== 'typo');
  return fitting.length > 0 ? fitting : findBeginning(db, shorter, shortened, least);
}

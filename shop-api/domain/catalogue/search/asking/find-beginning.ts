import type { Database } from '../../../../db/database.ts';
import { findWords } from './find-words.ts';
import type { Match } from './match.ts';

/** A shorter beginning fits too much. */
const MIN_LETTERS = 3;

/**
 * Finds the words that go on as the longest fitting beginning of a mistyped, unfinished word does:
 * for `agarbt` those of `agarb`.
 */
export async function findBeginning(db: Database, word: string): Promise<Match[]> {
  if (word.length <= MIN_LETTERS) return [];
  const shorter = word.slice(0, -1);
  const [matches = []] = await findWords(db, { words: [shorter], isOpen: true });
  const fitting = matches.filter(({ how }) => how !== 'typo');
  return fitting.length > 0 ? fitting : findBeginning(db, shorter);
}

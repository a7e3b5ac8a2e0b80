import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { selectRows } from '../../../db/database.ts';
import { searchVariants, searchWords } from '../../../db/schema/search-index.ts';
import { deletesOf, isOneTypoAway, mayBeMistyped } from './deletes.ts';
import { fold, wordsOf } from './fold.ts';

/** An indexed word that a word of the query may mean. */
export interface Match {
  /** Index of the query's word. */
  index: number;
  wordId: number;
  /** Percentage of the word's weight that counts. */
  share: number;
}

const SHARES = { exact: 100, prefix: 75, typo: 40 };
const MAX_WORDS = 8;
/** A short prefix matches very many words; the shortest matches are the likeliest. */
const MAX_COMPLETIONS = 30;

/** English and Hindi stop words, and words common in queries to a shop. */
const SAYS_NOTHING = new Set(
  'a an and at buy by for from in ka kaa ke ki kii near of on online or the to wala wali with'.split(
    ' ',
  ),
);

/** Returns the folded words of a query without stop words, or all if there are no others. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query);
  const meaningful = words.filter((word) => !SAYS_NOTHING.has(word));
  const usedWords = meaningful.length > 0 ? meaningful : words;
  return [...new Set(fold(usedWords.join(' ')))].slice(0, MAX_WORDS);
}

/**
 * Finds the indexed words that each query word may mean: the word itself, a longer word that starts
 * with it or, only without either, a word one typing error away.
 */
export async function findWords(db: Database, words: readonly string[]): Promise<Match[]> {
  const found = await findCompletions(db, words);
  const matched = new Set(found.map((match) => match.index));
  const unmatched = words.flatMap((word, index) =>
    !matched.has(index) && mayBeMistyped(word) ? [{ word, index }] : [],
  );
  return unmatched.length > 0 ? [...found, ...(await findTypos(db, unmatched))] : found;
}

async function findCompletions(db: Database, words: readonly string[]): Promise<Match[]> {
  const perWord = words.map(
    (word, index): SQL => sql`(
      SELECT ${index}::int AS index, ${searchWords.id} AS id, ${searchWords.word} AS word
      FROM ${searchWords} WHERE ${searchWords.word} LIKE ${`${word}%`}
      ORDER BY length(${searchWords.word}), ${searchWords.word} LIMIT ${MAX_COMPLETIONS})`,
  );
  const rows = await selectRows<{ index: number; id: number; word: string }>(
    db,
    sql.join(perWord, sql` UNION ALL `),
  );
  return rows.map(({ index, id, word }) => ({
    index,
    wordId: id,
    share: word === words[index] ? SHARES.exact : SHARES.prefix,
  }));
}

async function findTypos(
  db: Database,
  unmatched: readonly { word: string; index: number }[],
): Promise<Match[]> {
  const variants = unmatched.flatMap(({ word }) => deletesOf(word));
  const neighbours = await db
    .selectDistinct({ id: searchWords.id, word: searchWords.word })
    .from(searchVariants)
    .innerJoin(searchWords, sql`${searchWords.id} = ${searchVariants.wordId}`)
    .where(sql`${searchVariants.variant} IN ${variants}`);
  return unmatched.flatMap(({ word, index }) =>
    neighbours
      .filter((neighbour) => isOneTypoAway(word, neighbour.word))
      .map(({ id }) => ({ index, wordId: id, share: SHARES.typo })),
  );
}

import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { searchVariants } from '../../../db/schema/search-variants.ts';
import { searchWords } from '../../../db/schema/search-words.ts';
import { selectRows } from '../../../db/select-rows.ts';
import { deletesOf, isOneTypoAway, mayBeMistyped } from './deletes.ts';
import { fold, wordsOf } from './fold.ts';

/** A word of the shop that a word of the query may mean. */
export interface Match {
  /** Place of the query's word. */
  place: number;
  wordId: number;
  /** Percent of the word's weight that counts. */
  share: number;
}

const SHARES = { exact: 100, prefix: 75, typo: 40 };
const MAX_WORDS = 8;
/** A short beginning fits very many words; the shortest ones are the likeliest. */
const MAX_COMPLETIONS = 30;

/** English and Hindi words that only join others, and what people say to a shop. */
const SAYS_NOTHING = new Set(
  'a an and at buy by for from in ka kaa ke ki kii near of on online or the to wala wali with'.split(
    ' ',
  ),
);

/** The folded words of a query that say something; all of them when none does. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !SAYS_NOTHING.has(word));
  const kept = telling.length > 0 ? telling : words;
  return [...new Set(fold(kept.join(' ')))].slice(0, MAX_WORDS);
}

/**
 * What each word of a query may mean: the word itself, a longer word it begins, or, only where
 * there is neither, a word one typing error away. A place without a match finds nothing.
 */
export async function findWords(db: Database, words: readonly string[]): Promise<Match[]> {
  const found = await findCompletions(db, words);
  const matched = new Set(found.map((match) => match.place));
  const unmatched = words.flatMap((word, place) =>
    !matched.has(place) && mayBeMistyped(word) ? [{ word, place }] : [],
  );
  return unmatched.length > 0 ? [...found, ...(await findTypos(db, unmatched))] : found;
}

async function findCompletions(db: Database, words: readonly string[]): Promise<Match[]> {
  const perWord = words.map(
    (word, place): SQL => sql`(
      SELECT ${place}::int AS place, ${searchWords.id} AS id, ${searchWords.word} AS word
      FROM ${searchWords} WHERE ${searchWords.word} LIKE ${`${word}%`}
      ORDER BY length(${searchWords.word}), ${searchWords.word} LIMIT ${MAX_COMPLETIONS})`,
  );
  const rows = await selectRows<{ place: number; id: number; word: string }>(
    db,
    sql.join(perWord, sql` UNION ALL `),
  );
  return rows.map(({ place, id, word }) => ({
    place,
    wordId: id,
    share: word === words[place] ? SHARES.exact : SHARES.prefix,
  }));
}

async function findTypos(
  db: Database,
  unmatched: readonly { word: string; place: number }[],
): Promise<Match[]> {
  const variants = unmatched.flatMap(({ word }) => deletesOf(word));
  const neighbours = await db
    .selectDistinct({ id: searchWords.id, word: searchWords.word })
    .from(searchVariants)
    .innerJoin(searchWords, sql`${searchWords.id} = ${searchVariants.wordId}`)
    .where(sql`${searchVariants.variant} IN ${variants}`);
  return unmatched.flatMap(({ word, place }) =>
    neighbours
      .filter((neighbour) => isOneTypoAway(word, neighbour.word))
      .map(({ id }) => ({ place, wordId: id, share: SHARES.typo })),
  );
}

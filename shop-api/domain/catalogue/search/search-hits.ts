import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { searchTerms } from '../../../db/schema/search-index.ts';
import type { Match } from './find-words.ts';
import { findWords, queryWords } from './find-words.ts';

/**
 * Builds a subquery `(product_id, score)` of the products that match every word of the query. The
 * score is the sum over the words, each with its best match. Null when no product can match.
 */
export async function searchHits(db: Database, query: string): Promise<SQL | null> {
  const words = queryWords(query);
  if (words.length === 0) return null;
  const matches = await findWords(db, words);
  const matchedIndexes = new Set(matches.map((match) => match.index));
  return matchedIndexes.size === words.length ? hitsOf(matches, words.length) : null;
}

function hitsOf(matches: readonly Match[], words: number): SQL {
  const column = (pick: (match: Match) => number) => `{${matches.map(pick).join(',')}}`;
  const best = Array.from({ length: words }, (_, index) => bestOf(index));
  return sql`(
    SELECT term.product_id, ${sql.join(best, sql` + `)} AS score
    FROM unnest(
      ${column((match) => match.index)}::int[],
      ${column((match) => match.wordId)}::int[],
      ${column((match) => match.share)}::int[]
    ) AS match (place, word_id, share)
    JOIN ${searchTerms} AS term ON term.word_id = match.word_id
    GROUP BY term.product_id
    HAVING ${sql.join(
      best.map((weight) => sql`${weight} > 0`),
      sql` AND `,
    )}
  )`;
}

/** Returns the score that a query word adds to a product; null without a match. */
function bestOf(index: number): SQL {
  return sql`max(term.weight * match.share) FILTER (WHERE match.place = ${index})`;
}

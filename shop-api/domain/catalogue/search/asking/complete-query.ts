import { and, desc, gte, like } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchWords } from '../../../../db/schema/search-index.ts';
import { NAMES_SOMETHING } from './match.ts';
import { parseSearch } from './parse-search.ts';

/** Returns a query with its last word completed to names of goods and uses, the best ones first. */
export async function completeQuery(db: Database, query: string, max: number): Promise<string[]> {
  const { words, isOpen } = parseSearch(query);
  const last = words.at(-1);
  if (!isOpen || last === undefined) return [];
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(like(searchWords.word, `${last}_%`), gte(searchWords.best, NAMES_SOMETHING)))
    .orderBy(desc(searchWords.best), searchWords.word)
    .limit(max);
  return rows.map(({ word }) => [...words.slice(0, -1), word].join(' '));
}

import { and, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchWords } from '../../../../db/schema/search-index.ts';
import { entryOf } from '../text/written-words.ts';
import { NAMES_SOMETHING } from './match.ts';
import { type ParsedSearch, parseSearch } from './parse-search.ts';

/** Takes a query apart; words stand without their endings where that makes names: "ગુલાબની". */
export async function takeApart(db: Database, query: string): Promise<ParsedSearch> {
  const parsed = parseSearch(query);
  const stems = [...parsed.stems.values()];
  if (stems.length === 0) return parsed;
  const rows = await db
    .select({ entry: searchWords.word })
    .from(searchWords)
    .where(
      and(inArray(searchWords.word, stems.map(entryOf)), gte(searchWords.best, NAMES_SOMETHING)),
    );
  const known = new Set(rows.map(({ entry }) => entry));
  const base = (word: string) => {
    const stem = parsed.stems.get(word);
    return stem && known.has(entryOf(stem)) ? stem.word : word;
  };
  return { ...parsed, words: [...new Set(parsed.words.map(base))] };
}

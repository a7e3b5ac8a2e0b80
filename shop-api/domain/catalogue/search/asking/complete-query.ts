import { and, gte, like, or } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchWords } from '../../../../db/schema/search-index.ts';
import { NAMES_SOMETHING } from './match.ts';
import { parseSearch } from './parse-search.ts';

/** Whether names of goods and uses go on as the last word of a query begins. */
export async function goesOn(db: Database, query: string): Promise<boolean> {
  const { words, typed, isOpen } = parseSearch(query);
  const last = words.at(-1);
  if (!isOpen || last === undefined) return false;
  const starts = [last, typed.get(last) ?? last].map((start) =>
    like(searchWords.word, `${start}_%`),
  );
  const rows = await db
    .select({ id: searchWords.id })
    .from(searchWords)
    .where(and(or(...starts), gte(searchWords.best, NAMES_SOMETHING)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Returns a query with its last word completed to a word of the names, which are those of what it
 * finds; the words before it stand in the same name. The commonest first.
 */
export function completeQuery(query: string, names: readonly string[], max: number): string[] {
  const typed = query.toLowerCase().split(/\s+/);
  const last = typed.pop();
  if (!last) return [];
  const counts = new Map<string, number>();
  for (const words of names.map(namedWords)) {
    if (!typed.every((word) => words.has(word))) continue;
    for (const word of words) {
      if (word.startsWith(last) && word !== last) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other))
    .slice(0, max)
    .map(([word]) => [...typed, word].join(' '));
}

/** The words of a name as it is spelled; sizes and single letters complete nothing. */
function namedWords(name: string): Set<string> {
  return new Set(name.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu));
}

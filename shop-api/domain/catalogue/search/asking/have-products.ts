import { inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchTerms } from '../../../../db/schema/search-index.ts';

/** Whether a product has one of the words. The dictionary also has those of concepts only. */
export async function haveProducts(db: Database, wordIds: readonly number[]): Promise<boolean> {
  if (wordIds.length === 0) return false;
  const found = await db
    .select({ id: searchTerms.wordId })
    .from(searchTerms)
    .where(inArray(searchTerms.wordId, [...wordIds]))
    .limit(1);
  return found.length > 0;
}

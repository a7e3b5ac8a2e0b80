import type { Database } from '../../db/database.ts';
import { searchQueries } from '../../db/schema/search-queries.ts';
import { isoDayInIndia } from '../../domain/kernel/india-time.ts';

/** What shoppers of the demo shop look for: how often, and the number of products found. */
const SEARCHES: readonly (readonly [query: string, count: number, found: number])[] = [
  ['ghee', 41, 8],
  ['ashwagandha', 33, 4],
  ['hair oil', 27, 2],
  ['turmeric powder', 22, 2],
  ['honey', 18, 8],
  ['green tea', 12, 1],
  ['besan', 9, 0],
  ['sunscreen', 6, 0],
];

/** Gives the search box popular queries, and staff some that found nothing. */
export async function seedDemoSearches({ tx, now }: { tx: Database; now: Date }): Promise<void> {
  const day = isoDayInIndia(now);
  await tx
    .insert(searchQueries)
    .values(SEARCHES.map(([query, count, found]) => ({ day, query, count, found, isWhole: true })));
}

import { asc, desc, sql } from 'drizzle-orm';
import type { AskedQuery } from '../../../contract/catalogue/search.ts';
import { searchQueries } from '../../db/schema/search-queries.ts';
import type { Context } from '../kernel/context.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';

interface ListSearchQueries {
  ctx: Context;
  /** `at_most`: those alone that found at most so many products the last time. */
  input: Paging & { at_most?: number | undefined };
}

/**
 * Returns a page of what was searched in the last 30 days: the queries without a result first, the
 * most frequent ones first among them. Staff only.
 */
export async function listSearchQueries({ ctx: { db, who }, input }: ListSearchQueries) {
  staffOf(who);
  const count = sql<number>`sum(${searchQueries.count})::int`;
  const found = sql<number>`(array_agg(${searchQueries.found} ORDER BY ${searchQueries.day} DESC))[1]`;
  const { at_most: max } = input;
  const having = max === undefined ? undefined : sql`${found} <= ${max}`;
  const grouped = db
    .select({ query: searchQueries.query })
    .from(searchQueries)
    .groupBy(searchQueries.query)
    .having(having);
  const query = db
    .select({
      query: searchQueries.query,
      count,
      found,
      last_day: sql<string>`max(${searchQueries.day})::text`,
    })
    .from(searchQueries)
    .groupBy(searchQueries.query)
    .having(having)
    .orderBy(desc(sql`${found} = 0`), desc(count), asc(searchQueries.query))
    .$dynamic();
  const [[total], rows] = await Promise.all([
    db.select({ n: sql<number>`count(*)::int` }).from(grouped.as('grouped')),
    pageOf(query, input),
  ]);
  return pagedAnswer<AskedQuery>(rows, total?.n ?? 0, input);
}

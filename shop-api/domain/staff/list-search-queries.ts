import { asc, desc, ilike, type SQL, sql } from 'drizzle-orm';
import type {
  AskedQuery,
  SearchesFound,
  searchEndpoints,
} from '../../../contract/catalogue/search.ts';
import { searchQueries } from '../../db/schema/search-queries.ts';
import type { QueryOf } from '../desk/list-sent.ts';
import type { Given } from '../kernel/context.ts';
import { containing } from '../kernel/like-patterns.ts';
import { pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';

/** As many products as a shopper sees at a glance, or none. */
const AT_MOST: Record<SearchesFound, number> = { nothing: 0, few: 3 };

type Query = QueryOf<typeof searchEndpoints.listSearchQueries>;

/** Returns a page of what was searched in the last 30 days. Staff only. */
export async function listSearchQueries({ ctx: { db, who }, input }: Given<Query>) {
  staffOf(who);
  const { q, found } = input;
  const all = db
    .select({
      query: searchQueries.query,
      count: sql<number>`sum(${searchQueries.count})::int`.as('times'),
      found:
        sql<number>`(array_agg(${searchQueries.found} ORDER BY ${searchQueries.day} DESC))[1]`.as(
          'last_found',
        ),
      last_day: sql<string>`max(${searchQueries.day})::text`.as('last_day'),
    })
    .from(searchQueries)
    .where(q ? ilike(searchQueries.query, containing(q)) : undefined)
    .groupBy(searchQueries.query)
    .as('asked');
  const isListed = found && sql`${all.found} <= ${AT_MOST[found]}`;
  const direction = input.order === 'desc' ? desc : asc;
  const sorts: Record<Query['sort'], SQL[]> = {
    missed: [direction(sql`${all.found} = 0`), direction(all.count)],
    asked: [direction(all.count)],
    last: [direction(all.last_day)],
  };
  const query = db
    .select({
      id: all.query,
      query: all.query,
      count: all.count,
      found: all.found,
      last_day: all.last_day,
    })
    .from(all)
    .where(isListed)
    .orderBy(...sorts[input.sort], asc(all.query))
    .$dynamic();
  const paging = { page: input.page, pageSize: input.page_size };
  const [total, rows] = await Promise.all([db.$count(all, isListed), pageOf(query, paging)]);
  return pagedAnswer<AskedQuery>(rows, total, paging);
}

import { and, desc, gt, gte, like, lt, sql } from 'drizzle-orm';
import { searchQueries } from '../../../../db/schema/search-queries.ts';
import type { Context } from '../../../kernel/context.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { isoDayInIndia } from '../../../kernel/india-time.ts';

/** How long queries are kept. */
const KEPT_DAYS = 30;

const MAX_LENGTH = 60;
/** Email addresses, numbers of phones and orders, and links belong to somebody. */
const PERSONAL = /@|\d{5}|:\/\/|www[.]/;

interface LogQuery {
  ctx: Pick<Context, 'db' | 'primary' | 'clock'>;
  input: {
    query: string;
    found: number;
    /** Whether its words are right, and found together. */
    isWhole: boolean;
  };
}

/**
 * Counts a query, without who asked. The storefront keeps a page of results for a while, so that a
 * count is at least what was asked. Never fails the search.
 */
export async function logQuery({ ctx, input }: LogQuery): Promise<void> {
  const { db, primary = db, clock } = ctx;
  const query = normalized(input.query);
  if (query === '' || query.length > MAX_LENGTH || PERSONAL.test(query)) return;
  const { found, isWhole } = input;
  await primary
    .insert(searchQueries)
    .values({ day: isoDayInIndia(clock.now()), query, found, isWhole })
    .onConflictDoUpdate({
      target: [searchQueries.day, searchQueries.query],
      set: { count: sql`${searchQueries.count} + 1`, found, isWhole },
    })
    .catch(() => undefined);
}

/** Returns a query as it is counted: lower case, single spaces. */
function normalized(query: string): string {
  return query.toLowerCase().replace(/\s+/g, ' ').trim();
}

interface FrequentQueries {
  ctx: Pick<Context, 'db'>;
  input: { start: string; max: number };
}

/** A query of one or two shoppers is their own affair. */
const LEAST_COUNT = 3;

/** Returns the most frequent whole queries with a result that begin with a text. */
export async function frequentQueries({ ctx, input }: FrequentQueries): Promise<string[]> {
  const pattern = `${normalized(input.start).replace(/[\\%_]/g, '\\$&')}%`;
  const times = sql`sum(${searchQueries.count})`;
  const rows = await ctx.db
    .select({ query: searchQueries.query })
    .from(searchQueries)
    .where(
      and(like(searchQueries.query, pattern), gt(searchQueries.found, 0), searchQueries.isWhole),
    )
    .groupBy(searchQueries.query)
    .having(gte(times, LEAST_COUNT))
    .orderBy(desc(times), searchQueries.query)
    .limit(input.max);
  return rows.map(({ query }) => query);
}

/** Deletes the queries of more than 30 days ago. */
export async function forgetOldQueries({ ctx }: { ctx: LogQuery['ctx'] }): Promise<void> {
  const first = isoDayInIndia(new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY_MS));
  await ctx.db.delete(searchQueries).where(lt(searchQueries.day, first));
}

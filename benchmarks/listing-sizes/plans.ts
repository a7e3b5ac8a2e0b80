import { type Query, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../shop-api/db/database.ts';
import { readListing } from '../../shop-api/domain/catalogue/listing/read-listing.ts';
import { productCards } from '../../shop-api/domain/catalogue/product-cards.ts';
import { currentCatalogue } from '../../shop-api/domain/catalogue/product-index/product-index.ts';

const SEARCHES = ['haldi powder', 'turmreic', 'vegan'];

/** Returns the queries of listings and searches with their plans and times on this catalogue. */
export async function plansOfListings(db: Database): Promise<string> {
  await currentCatalogue(db);
  const queries = await recordQueries(db, async () => {
    await productCards(db, (await readListing({ db }, { page: 1 }, null)).ids);
    for (const prod_search of SEARCHES) await readListing({ db }, { page: 1, prod_search }, null);
  });
  const plans: string[] = [];
  for (const query of queries) plans.push(`${query.sql.trim()}\n\n${await planOf(db, query)}`);
  return `${plans.join('\n\n---\n\n')}\n`;
}

async function recordQueries(db: Database, work: () => Promise<void>): Promise<Query[]> {
  const { session } = db._;
  const queries: Query[] = [];
  const prepare = session.prepareQuery;
  session.prepareQuery = new Proxy(prepare, {
    apply(target, self, given: Parameters<typeof prepare>) {
      queries.push(given[0]);
      return Reflect.apply(target, self, given);
    },
  });
  await work();
  session.prepareQuery = prepare;
  return queries;
}

async function planOf(db: Database, { sql: text, params }: Query): Promise<string> {
  const pieces = text.split(/\$\d+/);
  const bound = pieces.map((piece, at) =>
    at < params.length ? sql`${sql.raw(piece)}${params[at]}` : sql.raw(piece),
  );
  const rows = await selectRows<{ 'QUERY PLAN': string }>(
    db,
    sql`EXPLAIN (ANALYZE, BUFFERS) ${sql.join(bound)}`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

import { jest } from '@jest/globals';
import { type Query, sql } from 'drizzle-orm';
import { type Database, selectRows } from '@/shop-api/db/database';

/**
 * Returns the plans of the queries that `work` makes, one below the other. Scans of whole tables
 * and sorting are off, so that a small table shows the index that a large one would use.
 */
export function plansOf(db: Database, work: (tx: Database) => Promise<unknown>): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    await tx.execute(sql`SET LOCAL enable_sort = off`);
    const prepared = jest.spyOn(tx._.session, 'prepareQuery');
    await work(tx);
    const queries = prepared.mock.calls.map(([query]) => query);
    prepared.mockRestore();
    const plans: string[] = [];
    for (const query of queries) plans.push(await planOf(tx, query));
    return plans.join('\n');
  });
}

async function planOf(tx: Database, { sql: text, params }: Query): Promise<string> {
  const pieces = text.split(/\$\d+/);
  const bound = pieces.map((piece, at) =>
    at < params.length ? sql`${sql.raw(piece)}${params[at]}` : sql.raw(piece),
  );
  const rows = await selectRows<{ 'QUERY PLAN': string }>(tx, sql`EXPLAIN ${sql.join(bound)}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Runs hand-written SQL and answers its rows. The caller vouches for `Row`: numbers are cast to
 * `int` or `float8` in the query, since the drivers read `bigint` and `numeric` differently.
 */
export async function selectRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

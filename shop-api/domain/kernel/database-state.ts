import { sql } from 'drizzle-orm';
import { sqlStateOf } from '../../db/transaction.ts';
import type { Context } from './context.ts';

/** `full`: it answers, and has no room to write. */
export type DatabaseState = 'up' | 'full' | 'down';

/** No room on the disk; more temporary files than the database allows. */
const FULL = ['53100', '53400'];

/**
 * Sorts more than fits into memory: the database writes half a megabyte to its disk, and leaves
 * nothing there.
 */
const WRITES_A_FILE = sql`
  SELECT count(*) FROM (
    SELECT repeat(i::text, 60) AS text FROM generate_series(1, 2000) AS i ORDER BY text OFFSET 0
  ) AS sorted`;

/** Returns whether the database answers and has room. Public. */
export async function databaseState({ db }: Pick<Context, 'db'>): Promise<DatabaseState> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL work_mem = '64kB'`);
      await tx.execute(WRITES_A_FILE);
    });
    return 'up';
  } catch (error) {
    return FULL.includes(sqlStateOf(error) ?? '') ? 'full' : 'down';
  }
}

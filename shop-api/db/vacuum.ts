import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database.ts';

/**
 * Tidies all tables and counts what the planner needs to know of them. After many new rows this
 * takes longer than a statement may, so it has a connection of its own.
 */
export async function vacuum(db: Database): Promise<void> {
  const { $client: pool } = db as Database & { $client: unknown };
  if (!(pool instanceof pg.Pool)) {
    await db.execute(sql`VACUUM ANALYZE`);
    return;
  }
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
}

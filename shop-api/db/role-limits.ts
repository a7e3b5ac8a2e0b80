import { sql } from 'drizzle-orm';
import { type Database, DatabaseUnavailable, PLANNER, selectRows } from './database.ts';

/**
 * Limits of each connection, in milliseconds, so that no slow query blocks a connection and no lock
 * blocks a queue of shoppers.
 */
export const LIMITS = {
  statement_timeout: 3_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

const SETTINGS: Record<string, number> = { ...LIMITS, ...PLANNER };

/**
 * Stores the limits with the role, for this database: a pooler that gives a connection for a
 * transaction passes on no setting of a connection. Connections that are open keep what they have.
 */
export async function storeRoleLimits(db: Database): Promise<void> {
  const [row] = await selectRows<{ name: string }>(
    db,
    sql`SELECT quote_ident(current_database()) AS name`,
  );
  for (const [setting, value] of Object.entries(SETTINGS)) {
    const command = `ALTER ROLE CURRENT_USER IN DATABASE ${row?.name} SET ${setting} = ${value}`;
    await db.execute(sql.raw(command));
  }
}

/** @throws {DatabaseUnavailable} where the connections of a pooler lack the limits of the role */
export async function assertRoleLimits(db: Database): Promise<void> {
  const rows = await selectRows<{ name: string; value: number }>(
    db,
    sql`SELECT name, setting::float8 AS value FROM pg_settings
      WHERE name = ANY (${sql.param(Object.keys(SETTINGS))}::text[])`,
  );
  const lacking = rows.filter(({ name, value }) => value !== SETTINGS[name]);
  if (lacking.length === 0) return;
  const names = lacking.map(({ name }) => name).join(', ');
  throw new DatabaseUnavailable(
    `The connections of DATABASE_URL lack limits of the shop (${names}). Run: npm run migrate, then let the pooler connect anew (RECONNECT of PgBouncer).`,
  );
}

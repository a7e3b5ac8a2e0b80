import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../db/database.ts';

/**
 * Advances the identity of every table beyond its highest id, after rows were inserted with ids.
 */
export async function advanceIdentities(tx: Database): Promise<void> {
  const tables = await selectRows<{ name: string }>(
    tx,
    sql`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'id' AND is_identity = 'YES'`,
  );
  for (const { name } of tables) {
    const table = sql.identifier(name);
    await tx.execute(sql`
      SELECT setval(pg_get_serial_sequence(${name}, 'id'), max(id)) FROM ${table} HAVING max(id) > 0`);
  }
}

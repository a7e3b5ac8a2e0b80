import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { selectRows } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Any fixed number: only processes that migrate this shop ask for the lock of this name. */
const MIGRATION_LOCK = 7_490_001;

/**
 * Brings the tables up to date: all pending migrations in one transaction, or none. Processes that
 * start together wait for the first one.
 * @returns how many migrations ran
 */
export function migrate(db: Database, folder = MIGRATIONS): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const done = await appliedMigrations(tx);
    const pending = migrations.filter(({ folderMillis }) => !done.has(folderMillis));
    for (const migration of pending) await apply(tx, migration);
    return pending.length;
  });
}

async function appliedMigrations(tx: Database): Promise<Set<number>> {
  await tx.execute(sql`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      made_at_ms bigint PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const rows = await selectRows<{ made: number }>(
    tx,
    sql`SELECT made_at_ms::float8 AS made FROM schema_migrations`,
  );
  return new Set(rows.map((row) => row.made));
}

async function apply(tx: Database, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`INSERT INTO schema_migrations (made_at_ms) VALUES (${migration.folderMillis})`,
  );
}

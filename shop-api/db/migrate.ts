import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { DatabaseUnavailable, selectRows } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Any fixed number: only processes that migrate this shop ask for the lock of this name. */
const MIGRATION_LOCK = 7_490_001;

/**
 * Brings the tables up to date: all pending migrations in one transaction, or none. Processes that
 * start together wait for the first one.
 * @returns how many migrations ran
 * @throws {DatabaseUnavailable} when a newer version has changed the tables: this one would write
 * into tables that it does not know
 */
export function migrate(db: Database, folder = MIGRATIONS): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const done = await appliedMigrations(tx);
    refuseNewer(migrations, done);
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

function refuseNewer(migrations: MigrationMeta[], done: Set<number>): void {
  const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
  const unknown = [...done].filter((made) => made > newest);
  if (unknown.length === 0) return;
  throw new DatabaseUnavailable(
    `A newer version of the shop has changed the tables (steps this one does not know: ${unknown.length}). Start that version, or restore a backup from before it.`,
  );
}

async function apply(tx: Database, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`INSERT INTO schema_migrations (made_at_ms) VALUES (${migration.folderMillis})`,
  );
}

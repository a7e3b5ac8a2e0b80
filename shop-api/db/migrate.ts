import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { appliedSteps, isContraction, MIGRATIONS, readSteps, refuseNewer } from './schema-steps.ts';
import { inLongTransaction } from './transaction.ts';

/** Any fixed number: only processes that migrate this shop ask for the lock of this name. */
const MIGRATION_LOCK = 7_490_001;

/**
 * Brings the tables up to date: all pending migrations in one transaction, or none. Processes that
 * start together wait for the first one.
 * @returns how many migrations ran
 * @throws {DatabaseUnavailable} when a newer version has taken away what this one uses
 */
export function migrate(db: Database, folder = MIGRATIONS): Promise<number> {
  const steps = readSteps(folder);
  return inLongTransaction(db, async (tx) => {
    await awaitOthers(tx);
    await makeTable(tx);
    const done = await appliedSteps(tx);
    refuseNewer(steps, done);
    const pending = steps.filter(({ folderMillis }) => !done.has(folderMillis));
    for (const step of pending) await apply(tx, step);
    return pending.length;
  });
}

/** Waits until no other process migrates this shop, for the length of the transaction. */
export async function awaitOthers(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

async function makeTable(tx: Database): Promise<void> {
  await tx.execute(sql`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      made_at_ms bigint PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now(),
      is_contraction boolean NOT NULL DEFAULT false
    )`);
  // Tables of shops that were opened before steps were told apart.
  await tx.execute(sql`
    ALTER TABLE schema_migrations
    ADD COLUMN IF NOT EXISTS is_contraction boolean NOT NULL DEFAULT false`);
}

async function apply(tx: Database, step: MigrationMeta): Promise<void> {
  for (const statement of step.sql) await tx.execute(sql.raw(statement));
  await tx.execute(sql`
    INSERT INTO schema_migrations (made_at_ms, is_contraction)
    VALUES (${step.folderMillis}, ${isContraction(step)})`);
}

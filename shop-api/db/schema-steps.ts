import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, DatabaseUnavailable, selectRows } from './database.ts';

export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** The first line of a step that takes away or narrows what the release before it uses. */
const CONTRACTION = '-- contraction';

/** Whether a step was a contraction, by the time it was made in milliseconds. */
type AppliedSteps = ReadonlyMap<number, boolean>;

/** Returns the steps of this version, in order. */
export function readSteps(folder: string): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/**
 * Returns whether the release before this step cannot run after it. All other steps expand the
 * tables: both releases run on them, so that one can replace the other without a pause.
 */
export function isContraction({ sql: [first = ''] }: MigrationMeta): boolean {
  return first.trimStart().startsWith(CONTRACTION);
}

/** Returns the steps that a database with the table of steps has behind it. */
export async function appliedSteps(db: Database): Promise<AppliedSteps> {
  const rows = await selectRows<{ made: number; is_contraction: boolean }>(
    db,
    sql`SELECT made_at_ms::float8 AS made, is_contraction FROM schema_migrations`,
  );
  return new Map(rows.map((row) => [row.made, row.is_contraction]));
}

/** @throws {DatabaseUnavailable} when a newer version has taken away what this one uses */
export function refuseNewer(steps: MigrationMeta[], done: AppliedSteps): void {
  const newest = Math.max(...steps.map(({ folderMillis }) => folderMillis));
  const gone = [...done].filter(([made, isContracted]) => made > newest && isContracted);
  if (gone.length === 0) return;
  throw new DatabaseUnavailable(
    `A newer version of the shop has changed the tables (steps this one does not know: ${gone.length}). Start that version, or restore a backup from before it.`,
  );
}

/**
 * Refuses a database that does not fit this version; `npm run migrate` brings it up to date.
 * @throws {DatabaseUnavailable} with a sentence for the operator
 */
export async function assertMigrated(db: Database, folder = MIGRATIONS): Promise<void> {
  const steps = readSteps(folder);
  const done = await stepsBehind(db);
  refuseNewer(steps, done);
  const missing = steps.filter(({ folderMillis }) => !done.has(folderMillis)).length;
  if (missing === 0) return;
  throw new DatabaseUnavailable(
    `The tables are older than this version of the shop (steps they lack: ${missing}). Run: npm run migrate`,
  );
}

async function stepsBehind(db: Database): Promise<AppliedSteps> {
  const [table] = await selectRows<{ columns: number }>(
    db,
    sql`SELECT count(*)::int AS columns FROM pg_attribute
      WHERE attrelid = to_regclass('schema_migrations') AND attname = 'is_contraction'`,
  );
  return table?.columns ? appliedSteps(db) : new Map();
}

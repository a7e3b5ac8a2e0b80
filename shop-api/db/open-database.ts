import type { OpenDatabase } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type { SlowQueryWatch } from './slow-queries.ts';

interface Where {
  /** PostgreSQL; without it PGlite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The rest is of PostgreSQL only. */
  hasPooler?: boolean;
  databasePoolSize?: number;
  slowQueries?: SlowQueryWatch;
}

/**
 * Opens the shop's database, without changing its content: see `migrate.ts`.
 * @throws {DatabaseUnavailable} when it does not answer or another process holds it
 */
export function openDatabase({ databaseUrl, dataDir, ...given }: Where): Promise<OpenDatabase> {
  if (!databaseUrl) return openPglite(dataDir);
  const { slowQueries: watch, databasePoolSize: size, hasPooler } = given;
  return openPostgres(databaseUrl, { watch, size, hasPooler });
}

import type { OpenDatabase } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

interface Where {
  /** PostgreSQL; without it PGlite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

/**
 * Opens the shop's database, without changing its content: see `migrate.ts`.
 * @throws {DatabaseUnavailable} when it does not answer or another process holds it
 */
export function openDatabase({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir);
}

import { type Config, withSecrets } from './config.ts';

/** Where the database is, for commands that need nothing else. */
interface DatabaseConfig extends Pick<Config, 'dataDir'> {
  /** PostgreSQL itself, also where the shop has a pooler; undefined: PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The shop has a pooler before PostgreSQL. */
  isBehindPooler: boolean;
}

/** @throws {ConfigError} where the file of a secret cannot be read */
export function readDatabaseConfig(
  environment: Record<string, string | undefined>,
): DatabaseConfig {
  const { DATABASE_URL, DATABASE_DIRECT_URL: direct, DATA_DIR } = withSecrets(environment);
  return {
    databaseUrl: direct || DATABASE_URL || undefined,
    isBehindPooler: Boolean(direct),
    dataDir: DATA_DIR || '.data',
  };
}

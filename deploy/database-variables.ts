import { readFileSync } from 'node:fs';
import { readSecretFiles } from '../contract/kit/secret-files.ts';

/*
 * Prints the address of the database as the variables that the programs of PostgreSQL read, for a
 * shell to export: a password on a command line is seen by everybody on the machine.
 */
readSecretFiles(process.env, (path) => readFileSync(path, 'utf8'));
const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
const url = URL.parse(DATABASE_DIRECT_URL || DATABASE_URL || '');
if (!url) {
  console.error('✖ DATABASE_URL is not set: an embedded database is saved by copying DATA_DIR.');
  process.exit(1);
}
const variables = {
  PGHOST: url.searchParams.get('host') ?? url.hostname,
  PGPORT: url.port || '5432',
  PGUSER: decodeURIComponent(url.username),
  PGPASSWORD: decodeURIComponent(url.password),
  PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  // The role of a shop behind a pooler has a limit of its own.
  PGOPTIONS: '-c statement_timeout=0',
  PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? '',
  PGSSLCERT: url.searchParams.get('sslcert') ?? '',
  PGSSLKEY: url.searchParams.get('sslkey') ?? '',
};
for (const [name, value] of Object.entries(variables)) {
  if (value !== '') console.info(`export ${name}='${value.replaceAll("'", `'\\''`)}'`);
}

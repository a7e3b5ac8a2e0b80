import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../../shop-api/db/database.ts';
import { openPostgres } from '../../shop-api/db/open-postgres.ts';
import { demoShopVersion, prepareDemoShop } from './demo-shop.ts';

/** Any fixed number: only tests use this lock. */
const TEMPLATE_LOCK = 7_490_099;

/** A copy with its URL, for other users of it. */
export interface PostgresClone extends OpenDatabase {
  url: string;
  /** Opens further connections to it. */
  another: () => Promise<OpenDatabase>;
}

/** A separate database on the server, copied from the prepared demo shop and dropped at the end. */
export async function cloneOnPostgres(serverUrl: string): Promise<PostgresClone> {
  const name = `vanya_test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, async (server) => {
    const template = await templateOn(server, serverUrl);
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const url = named(serverUrl, name);
  const opened = await openPostgres(url);
  return {
    ...opened,
    url,
    another: () => openPostgres(url),
    async close() {
      await opened.close();
      await onServer(serverUrl, (server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** The name of the prepared demo shop; the first worker prepares it while the others wait. */
async function templateOn(server: pg.Client, serverUrl: string): Promise<string> {
  const name = `vanya_template_${demoShopVersion()}`;
  await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount) return name;
  await dropTemplates(server);
  const unfinished = `${name}_unfinished`;
  await server.query(`CREATE DATABASE ${unfinished} TEMPLATE template0 ENCODING 'UTF8'`);
  const opened = await openPostgres(named(serverUrl, unfinished));
  await prepareDemoShop(opened.db);
  await opened.close();
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  return name;
}

/** Drops outdated databases and unfinished ones of interrupted runs. */
async function dropTemplates(server: pg.Client): Promise<void> {
  const { rows } = await server.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE datname LIKE 'vanya\\_template\\_%'",
  );
  for (const { name } of rows) await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** Runs on a separate connection; closing it releases the lock. */
async function onServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function named(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

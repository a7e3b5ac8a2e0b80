import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../../../shop-api/db/database.ts';
import { openPostgres } from '../../../shop-api/db/open-postgres.ts';
import { demoShopVersion, prepareDemoShop } from './demo-shop.ts';

/** Any fixed number: only tests use this lock. */
const TEMPLATE_LOCK = 7_490_099;

/** Set at the start of a run, in seconds since 1970, for all of its workers. */
const { TEST_RUN = '0' } = process.env;

/** A copy with its URL, for other users of it. */
export interface PostgresClone extends OpenDatabase {
  url: string;
  /** Opens further connections to it. */
  another: () => Promise<OpenDatabase>;
}

/**
 * A separate database on the server, copied from the prepared demo shop. It is dropped with all
 * others at the end of the run: ext4 does not use the inodes of deleted files again for minutes, and
 * searching past those of earlier copies made a copy take ten times as long.
 */
export function cloneOnPostgres(serverUrl: string): Promise<PostgresClone> {
  return copyOnPostgres(serverUrl, (server) => templateOn(server, serverUrl));
}

/** A separate database on the server without a table, dropped like the copies. */
export function emptyOnPostgres(serverUrl: string): Promise<PostgresClone> {
  return copyOnPostgres(serverUrl, async () => 'template0');
}

async function copyOnPostgres(
  serverUrl: string,
  templateFor: (server: pg.Client) => Promise<string>,
): Promise<PostgresClone> {
  const name = `vanya_test_${TEST_RUN}_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, async (server) => {
    const template = await templateFor(server);
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    // A copy does not outlive its run, so no commit of a test waits for the disk.
    await server.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  const url = named(serverUrl, name);
  const opened = await openPostgres(url);
  return { ...opened, url, another: () => openPostgres(url) };
}

/** Drops the copies of this run, and those of runs that were interrupted hours ago. */
export async function dropClones(serverUrl: string): Promise<void> {
  const outdated = Number(TEST_RUN) - 6 * 3600;
  await onServer(serverUrl, async (server) => {
    for (const name of await databasesLike(server, 'vanya\\_test\\_%')) {
      const [, , run] = name.split('_');
      if (run === TEST_RUN || Number(run) < outdated) await drop(server, name);
    }
  });
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
  for (const name of await databasesLike(server, 'vanya\\_template\\_%')) await drop(server, name);
}

async function databasesLike(server: pg.Client, pattern: string): Promise<string[]> {
  const { rows } = await server.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE datname LIKE $1',
    [pattern],
  );
  return rows.map(({ name }) => name);
}

async function drop(server: pg.Client, name: string): Promise<void> {
  await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** Runs on a separate connection; closing it releases the lock. */
async function onServer<T>(url: string, work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function named(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

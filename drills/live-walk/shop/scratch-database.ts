import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hasPostgres, startOwnPostgres } from '../../../__tests__/support/own-postgres.ts';

export interface ScratchDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Makes an empty database: on the server of TEST_DATABASE_URL, otherwise on a server of its own.
 * @throws Error where this machine has neither
 */
export async function makeScratchDatabase(): Promise<ScratchDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return onServer(server);
  if (!hasPostgres) throw new Error('Install PostgreSQL, or name a server in TEST_DATABASE_URL.');
  const own = await startOwnPostgres();
  return { url: own.create('live'), drop: async () => own.stop() };
}

async function onServer(server: string): Promise<ScratchDatabase> {
  const name = `vanya_live_${randomBytes(8).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function query(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

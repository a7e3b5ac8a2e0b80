import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pretendPictures, startApiProcess } from '../../__tests__/support/api-process.ts';
import type { Database } from '../../shop-api/db/database.ts';
import { openDatabase } from '../../shop-api/db/open-database.ts';
import { prepareDatabase } from '../../shop-api/prepare-database.ts';
import { addLargeCatalogue } from '../../shop-api/seed/large/large-catalogue.ts';
import { seedOnce } from '../../shop-api/seed/seed-once.ts';

/** A shop of some size, with an API in its own process. */
export interface OpenCatalogue {
  origin: string;
  pid: number;
  database: string;
  db: Database;
  /** How long the API took to start. */
  startMs: number;
  /** Ends the API. The database stays for the next run. */
  close: () => Promise<void>;
}

/**
 * Opens a shop with so many products on a PostgreSQL server; fills it in the first run.
 * @param name another database than that of the listings
 * @param fillMore adds what the shop has beside products
 */
export async function openCatalogue(
  server: string,
  size: number,
  name = 'listing',
  fillMore = async (_db: Database) => {},
): Promise<OpenCatalogue> {
  const database = `bench_${name}_${size}`;
  await createDatabase(server, database);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  await fill(db, dataDir, size);
  await fillMore(db);
  const began = performance.now();
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const api = await startApiProcess({ ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  return {
    ...{ database, db, origin: api.origin, pid: api.pid },
    startMs: Math.round(performance.now() - began),
    close: async () => {
      await api.end('SIGTERM');
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function createDatabase(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
}

async function fill(db: Database, dataDir: string, size: number): Promise<void> {
  const began = performance.now();
  const onProgress = (message: string) => console.info(`${size}: ${message}`);
  await prepareDatabase(db);
  await seedOnce({ db, mediaFolder: join(dataDir, 'media'), maxWidth: 64, onProgress });
  await addLargeCatalogue({ db, total: size, onProgress });
  await pretendPictures(db, dataDir);
  console.info(`${size}: filled after ${Math.round((performance.now() - began) / 1000)} s`);
}

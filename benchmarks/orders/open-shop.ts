import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  demoDataFolder,
  pretendPictures,
  startApiProcess,
} from '../../__tests__/support/api-process.ts';
import { crowd, type Person, type Registry } from '../../__tests__/support/buyer.ts';
import { cloneOnPostgres } from '../../__tests__/support/per-worker/clone-on-postgres.ts';
import type { Database } from '../../shop-api/db/database.ts';
import { openDatabase } from '../../shop-api/db/open-database.ts';
import { products } from '../../shop-api/db/schema/products.ts';
import { apiTokens } from '../../shop-api/db/schema/sessions.ts';
import { tokenHash } from '../../shop-api/domain/session/token-hash.ts';
import { randomIds } from '../../shop-api/providers/ids.ts';

const A_DAY_MS = 86_400_000;
const PLENTY = 1_000_000;

/** An API in its own process, with its own demo shop and customers who are logged in. */
export interface OpenShop {
  origin: string;
  people: Person[];
  /** Ends the process and removes the shop. */
  close: () => Promise<void>;
}

/** Opens the shop on the embedded database, in a temporary folder. */
export async function openOnPglite(customers: number): Promise<OpenShop> {
  const DATA_DIR = await demoDataFolder(await temporaryFolder());
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
  const people = await prepare(db, customers);
  await close();
  return start(people, { DATA_DIR }, () => rm(DATA_DIR, { recursive: true }));
}

/** Opens the shop in its own database on a PostgreSQL server. */
export async function openOnPostgres(customers: number, serverUrl: string): Promise<OpenShop> {
  const clone = await cloneOnPostgres(serverUrl);
  const DATA_DIR = await temporaryFolder();
  await pretendPictures(clone.db, DATA_DIR);
  const people = await prepare(clone.db, customers);
  return start(people, { DATA_DIR, DATABASE_URL: clone.url }, async () => {
    await clone.close();
    await rm(DATA_DIR, { recursive: true });
  });
}

async function start(
  people: Person[],
  env: Record<string, string>,
  remove: () => Promise<void>,
): Promise<OpenShop> {
  const api = await startApiProcess({ ...env, NODE_ENV: 'production' });
  const close = async () => {
    await api.end('SIGTERM');
    await remove();
  };
  return { origin: api.origin, people, close };
}

async function prepare(db: Database, customers: number): Promise<Person[]> {
  await db.update(products).set({ stock: PLENTY });
  const registry: Registry = { db, customer: (customerId) => logIn(db, customerId) };
  return crowd(registry, customers, 'Benchmark');
}

async function logIn(db: Database, customerId = 1): Promise<Record<string, string>> {
  const token = randomIds.loginToken();
  const expiresAt = new Date(Date.now() + A_DAY_MS);
  await db.insert(apiTokens).values({ tokenHash: tokenHash(token), customerId, expiresAt });
  return { Authorization: `token ${token}` };
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'bench-'));
}

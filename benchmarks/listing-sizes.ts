import { setTimeout as wait } from 'node:timers/promises';
import { COMPANY_HEADER } from '../contract/kit/headers.ts';
import { COMPANY_ID } from '../contract/shop/limits.ts';
import { type OpenCatalogue, openCatalogue } from './listing-sizes/open-catalogue.ts';
import { plansOfListings } from './listing-sizes/plans.ts';
import { measurePriceChange } from './listing-sizes/price-change.ts';
import { databaseMs, processMs } from './listing-sizes/processor-time.ts';
import { REQUESTS } from './listing-sizes/requests.ts';
import { writeResult, writeResultFile } from './write-result.ts';

const CALLS = 200;
const CLIENTS = 8;
/** The processor time of the API's own jobs in two seconds. */
const QUIET_MS = 200;

/**
 * Measures listings, searches and suggestions on catalogues of several sizes, by eight clients at
 * once. Needs a PostgreSQL server on this machine in `TEST_DATABASE_URL`.
 * @param sizes numbers of products
 */
export async function measureListingSizes(sizes: readonly number[]): Promise<void> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
  const rows = [];
  for (const size of sizes) {
    const shop = await openCatalogue(server, size);
    try {
      rows.push(...(await measureSize(shop, size)));
      const plans = await plansOfListings(shop.db);
      await writeResultFile(`listing-plans-${size}.txt`, plans);
    } finally {
      await shop.close();
    }
  }
  await writeResult('listing-sizes', rows);
}

async function measureSize(shop: OpenCatalogue, size: number) {
  const rows = [];
  await untilQuiet(shop);
  for (const [name, path] of Object.entries(REQUESTS)) {
    const before = databaseMs(shop.database);
    const firstMs = round(await timeCall(shop, path));
    const firstDatabaseCpuMs = databaseMs(shop.database) - before;
    rows.push({ size, name, firstMs, firstDatabaseCpuMs, ...(await measure(shop, path)) });
  }
  const change = await measurePriceChange(shop.db);
  rows.push({ size, name: 'one price change', ...change });
  console.table(rows);
  console.info(`${size}: the API started in ${shop.startMs} ms`);
  return rows;
}

/** Waits until the API has read what it reads at its start: then little is done in two seconds. */
async function untilQuiet({ database, pid }: OpenCatalogue): Promise<void> {
  const spent = () => databaseMs(database) + processMs(pid);
  let before = spent();
  for (;;) {
    await wait(2_000);
    const now = spent();
    if (now - before < QUIET_MS) return;
    before = now;
  }
}

async function measure(shop: OpenCatalogue, path: string) {
  const times: number[] = [];
  const database = databaseMs(shop.database);
  const api = processMs(shop.pid);
  let left = CALLS;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await timeCall(shop, path));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  return {
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    databaseCpuMs: round((databaseMs(shop.database) - database) / CALLS),
    apiCpuMs: round((processMs(shop.pid) - api) / CALLS),
  };
}

async function timeCall({ origin }: OpenCatalogue, path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    headers: { [COMPANY_HEADER]: String(COMPANY_ID) },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}

const round = (value: number): number => Math.round(value * 10) / 10;

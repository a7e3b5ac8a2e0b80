import { afterEach, expect, test } from '@jest/globals';
import {
  type ApiProcess,
  demoDataFolder,
  pretendPictures,
  startApiProcess,
} from '@/__tests__/support/api-process';
import { crowd } from '@/__tests__/support/buyer';
import { httpApp } from '@/__tests__/support/http-app';
import { assertInvariants, countGoods, type Goods } from '@/__tests__/support/invariants';
import { OrderTraffic } from '@/__tests__/support/order-traffic';
import { cloneOnPostgres } from '@/__tests__/support/per-worker/clone-on-postgres';
import { size } from '@/__tests__/support/size';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { TestApp } from '@/__tests__/support/test-app';
import type { Database } from '@/shop-api/db/database';
import { openDatabase } from '@/shop-api/db/open-database';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { vouchers } from '@/shop-api/db/schema/vouchers';

const GOODS = { 1001: 2, 1014: 1 };
const STAFF = 3;
const BUYERS = 6;
/** Maximum number of pending requests before a kill. */
const MOST_REQUESTS = 20;
/** A process starts in seconds, in more on a busy machine. */
const START_MS = 30_000;
const PGLITE_KILLS = size({ quick: 1, heavy: 200 });
const POSTGRES_KILLS = size({ quick: 2, heavy: 200 });

const { TEST_DATABASE_URL: server } = process.env;
let running: ApiProcess | undefined;

async function start(env: Record<string, string>): Promise<ApiProcess> {
  running = await startApiProcess(env);
  return running;
}

afterEach(() => running?.end('SIGKILL'));

/** Gives the shop a large stock, an unlimited voucher, buyers and staff. */
async function prepare(db: Database): Promise<{ traffic: OrderTraffic; goods: Goods }> {
  const app = new TestApp(() => db);
  // The logins must be valid in the process, which uses the real time.
  app.clock.advance(Date.now() - app.clock.now().getTime());
  await db.update(products).set({ stock: 1_000_000 });
  await db.insert(vouchers).values({ code: 'ALWAYS', percent: 7, usesPerCustomer: 1_000_000 });
  const buyers = await crowd(app, BUYERS, 'Undaunted');
  const staff = await app.customer(STAFF);
  const traffic = new OrderTraffic({ buyers, staff, goods: GOODS, voucher: 'ALWAYS' });
  return { traffic, goods: await countGoods(db) };
}

/** Kills the API repeatedly during orders; the last time it stops normally. */
async function killAgainAndAgain(
  env: Record<string, string>,
  traffic: OrderTraffic,
  kills: number,
) {
  for (let n = 0; n < kills; n++) {
    const api = await start(env);
    const requests = 1 + Math.floor(Math.random() * MOST_REQUESTS);
    const { ended } = await traffic.start(httpApp(api.origin), requests);
    expect(await api.end('SIGKILL')).toBeNull();
    traffic.stop();
    await ended;
  }
  const last = await start(env);
  await traffic.finish(httpApp(last.origin));
  expect(await last.end('SIGTERM')).toBe(0);
}

/** Expects exactly the acknowledged orders, in their acknowledged states. */
async function assertKept(db: Database, traffic: OrderTraffic, goods: Goods): Promise<void> {
  const kept = await db.select({ number: orders.number, state: orders.state }).from(orders);
  const unlike = kept.filter(({ number, state }) => !traffic.orders.get(number)?.has(state));
  expect(unlike).toEqual([]);
  expect(kept.length).toBe(traffic.orders.size);
  await assertInvariants(db, goods);
}

test(
  `keeps every order it has acknowledged when it is killed ${PGLITE_KILLS} times, on PGlite`,
  async () => {
    const DATA_DIR = await demoDataFolder(tempFolder());
    const opened = () => openDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
    const before = await opened();
    const { traffic, goods } = await prepare(before.db);
    await before.close();
    await killAgainAndAgain({ DATA_DIR }, traffic, PGLITE_KILLS);
    expect(traffic.interrupted).toBeGreaterThan(0);
    const after = await opened();
    await assertKept(after.db, traffic, goods);
    await after.close();
  },
  (PGLITE_KILLS + 4) * START_MS,
);

const onPostgres = server ? test : test.skip;

onPostgres(
  `keeps them when it is killed ${POSTGRES_KILLS} times, on PostgreSQL`,
  async () => {
    const clone = await cloneOnPostgres(server ?? '');
    const DATA_DIR = tempFolder();
    await pretendPictures(clone.db, DATA_DIR);
    const { traffic, goods } = await prepare(clone.db);
    await killAgainAndAgain({ DATA_DIR, DATABASE_URL: clone.url }, traffic, POSTGRES_KILLS);
    expect(traffic.interrupted).toBeGreaterThan(0);
    await assertKept(clone.db, traffic, goods);
    await clone.close();
  },
  (POSTGRES_KILLS + 4) * START_MS,
);

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import {
  hasPostgres,
  type OwnPostgres,
  startOwnPostgres,
  startReplicaOf,
} from '@/__tests__/support/own-postgres';
import {
  cloneOnPostgres,
  type PostgresClone,
} from '@/__tests__/support/per-worker/clone-on-postgres';
import { callsOf } from '@/__tests__/support/replica-calls';
import { size } from '@/__tests__/support/size';
import { TestApp } from '@/__tests__/support/test-app';
import { type Database, selectRows } from '@/shop-api/db/database';
import { openPostgres } from '@/shop-api/db/open-postgres';
import { cacheNotices } from '@/shop-api/db/schema/cache-notices';
import { products } from '@/shop-api/db/schema/products';
import { currentCatalogue } from '@/shop-api/domain/catalogue/product-index/product-index';
import { createLogger } from '@/shop-api/http/log';
import { ReadReplica } from '@/shop-api/read-replica';

const isRehearsed = hasPostgres && size({ quick: 0, heavy: 1 }) > 0;
const describeRehearsed = isRehearsed ? describe : describe.skip;

const COFFEE = 1001;
const OTHER = 1002;
const ONE_PAISA = { pricePaise: 1, mrpPaise: 1 };
/** Two servers, and the demo shop. */
const LIMIT_MS = 240_000;

describeRehearsed('a replica', () => {
  let primary: OwnPostgres;
  let copy: OwnPostgres;
  let clone: PostgresClone;
  let replica: ReadReplica;
  let app: TestApp;
  let failures = 0;

  const urlOfCopy = () => copy.address(new URL(clone.url).pathname.slice(1));
  const replay = (verb: 'pause' | 'resume') =>
    copy.sql(copy.address('postgres'), `SELECT pg_wal_replay_${verb}()`);
  const isReplayed = async () => {
    const [row] = await selectRows<{ lsn: string }>(
      clone.db,
      sql`SELECT pg_current_wal_flush_lsn()::text AS lsn`,
    );
    const asked = `SELECT pg_last_wal_replay_lsn() >= '${row?.lsn}'`;
    return copy.sql(copy.address('postgres'), asked) === 't';
  };

  /** Measures until the replica is read, or is not. */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) {
      await replica.measure();
      await pause(20);
    }
  }
  const untilRead = () => until(async () => Boolean(await replica.current()));
  /** By SQL, of which no notice tells. */
  const setPrice = (rupees: number, db: Database = clone.db) =>
    db
      .update(products)
      .set({ pricePaise: rupees * 100 })
      .where(eq(products.id, COFFEE));
  const priceFor = async (who?: Record<string, string>) => {
    const { status, body } = await app.call(`GET /web/single/product/${COFFEE}/`, who && { who });
    expect(status).toBe(200);
    return body.data.product_price;
  };

  beforeAll(async () => {
    primary = await startOwnPostgres();
    clone = await cloneOnPostgres(primary.create('shop'));
    copy = await startReplicaOf(primary);
    replica = new ReadReplica({
      primary: clone.db,
      open: () => openPostgres(urlOfCopy()),
      prepare: currentCatalogue,
      logger: createLogger({ level: 'silent' }),
    });
    const distrust = () => {
      failures += 1;
      replica.distrust();
    };
    const current = () => replica.current();
    app = new TestApp(() => clone.db, { replica: { current, distrust } });
  }, LIMIT_MS);
  afterAll(async () => {
    await replica?.stop();
    await clone?.close();
    copy?.stop();
    primary?.stop();
  });
  beforeEach(untilRead, LIMIT_MS);
  afterEach(() => void replay('resume'));

  test('answers every public read of the catalogue, as the primary would', async () => {
    const plain = new TestApp(() => clone.db);
    for (const read of callsOf(COFFEE)) {
      await untilRead();
      const [one, other] = [await app.call(read), await plain.call(read)];
      expect([read, one.status, one.body]).toEqual([read, 200, other.body]);
    }
    expect(failures).toBe(0);
  });

  test('is read by nobody who is known', async () => {
    await setPrice(111);
    await until(isReplayed);
    const who = await app.customer();
    replay('pause');
    await priceFor();
    await untilRead();
    await setPrice(222);
    expect([await priceFor(), await priceFor(who)]).toEqual([111, 222]);
  });

  test('is not read for what a notice tells before it has the notice', async () => {
    await setPrice(333);
    await until(isReplayed);
    replay('pause');
    await untilRead();
    await setPrice(444);
    expect(await priceFor()).toBe(333);
    await clone.db.insert(cacheNotices).values({ tags: [`product:${COFFEE}`] });
    expect(await priceFor()).toBe(444);
    expect(await replica.current()).toBeUndefined();
    replay('resume');
    await untilRead();
    expect(await priceFor()).toBe(444);
  });

  test(
    'is not read while it is behind, and again when it is not',
    async () => {
      replay('pause');
      await setPrice(155);
      await until(async () => !replica.isClose);
      expect([await replica.current(), await priceFor()]).toEqual([undefined, 155]);
      replay('resume');
      await untilRead();
      expect(await priceFor()).toBe(155);
    },
    LIMIT_MS,
  );

  test('lists a change that was under way when it listed before', async () => {
    const cheapest = async () => {
      const { body } = await app.call('GET /web/products/list/?ordering=base_price');
      return body.data.data[0].id;
    };
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ends, resolve: end } = Promise.withResolvers<void>();
    const change = clone.db.transaction(async (tx) => {
      await tx.update(products).set(ONE_PAISA).where(eq(products.id, OTHER));
      begin();
      await ends;
    });
    await begun;
    // A later one that is there before.
    await clone.db.update(products).set({ stock: 7 }).where(eq(products.id, COFFEE));
    await until(isReplayed);
    await untilRead();
    expect(await cheapest()).not.toBe(OTHER);
    end();
    await change;
    await until(isReplayed);
    await untilRead();
    expect(await cheapest()).toBe(OTHER);
    expect(await replica.current()).toBeDefined();
  });

  test(
    'that is away costs nobody an answer, and is read when it is back',
    async () => {
      await setPrice(166);
      await copy.halt();
      expect(await priceFor()).toBe(166);
      await replica.measure();
      expect(replica.isClose).toBe(false);
      await copy.start();
      await untilRead();
      expect(await priceFor()).toBe(166);
    },
    LIMIT_MS,
  );
});

import { describe, expect, test } from '@jest/globals';
import { eq, type SQL, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { startCatalogueWatch } from '@/shop-api/catalogue-watch';
import type { Database } from '@/shop-api/db/database';
import { products } from '@/shop-api/db/schema/products';
import { ApiMetrics } from '@/shop-api/http/metrics';

const logger = pino({ level: 'silent' });
const { jobs: metrics } = new ApiMetrics();

/** Returns the first notice after a change that is made once the watch has begun. */
async function noticeAfter(db: Database, change: () => Promise<unknown>): Promise<string[]> {
  const begun = Promise.withResolvers<void>();
  const notice = Promise.withResolvers<readonly string[]>();
  const execute = async (query: SQL) => {
    const result = await db.execute(query);
    begun.resolve();
    return result;
  };
  const watched = { execute } as unknown as Database;
  const watch = startCatalogueWatch({
    db: watched,
    notify: notice.resolve,
    metrics,
    logger,
    everyMs: 20,
  });
  await begun.promise;
  await change();
  const tags = await notice.promise;
  await watch.stop();
  return tags.toSorted();
}

onBothDatabases((database) => {
  const setPrice = (db: Database, id: number) =>
    db
      .update(products)
      .set({ pricePaise: sql`${products.pricePaise} - 1` })
      .where(eq(products.id, id));
  const setStock = (id: number) =>
    database.db
      .update(products)
      .set({ stock: sql`${products.stock} + 1` })
      .where(eq(products.id, id));

  describe('a product that is changed by SQL', () => {
    test('is announced to the storefront', async () => {
      const tags = await noticeAfter(database.db, () => setPrice(database.db, 1001));
      expect(tags).toEqual(['product:1001', 'products']);
    });

    test('is announced in one notice with those of the same transaction', async () => {
      const change = () =>
        database.db.transaction(async (tx) => {
          for (const id of [1003, 1001, 1002]) await setPrice(tx, id);
        });
      const tags = await noticeAfter(database.db, change);
      expect(tags).toEqual(['product:1001', 'product:1002', 'product:1003', 'products']);
    });

    test('is not announced when listings display nothing of the change', async () => {
      const change = async () => {
        await setStock(1002);
        await setPrice(database.db, 1003);
      };
      expect(await noticeAfter(database.db, change)).toEqual(['product:1003', 'products']);
    });
  });
});

test('changes that could not be read are announced later', async () => {
  const snapshots: (string | Error)[] = ['10:10:', new Error('away'), '12:12:'];
  const execute = async () => {
    const snapshot = snapshots.shift() ?? '12:12:';
    if (snapshot instanceof Error) throw snapshot;
    return { rows: [{ snapshot, productIds: snapshot === '10:10:' ? [] : [7], wordIds: [] }] };
  };
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const db = { execute } as unknown as Database;
  const watch = startCatalogueWatch({ db, notify: resolve, metrics, logger, everyMs: 1 });
  expect(await promise).toEqual(['product:7', 'products']);
  await watch.stop();
});

import { beforeEach, expect, test } from '@jest/globals';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { Database } from '@/shop-api/db/database';
import { cacheNotices } from '@/shop-api/db/schema/cache-notices';
import { forgetCacheNotices } from '@/shop-api/domain/cache-notices/forget-notices';
import { newestNotice, readNotices } from '@/shop-api/domain/cache-notices/read-notices';
import { storedCacheNotices } from '@/shop-api/domain/cache-notices/store-notices';
import { DAY_MS } from '@/shop-api/domain/kernel/durations';
import { FixedClock } from '@/shop-api/providers/clock';

/** A database that fails some times before it works. */
function failing(db: Database, times: number): Database {
  let left = times;
  return new Proxy(db, {
    get(target, name, own) {
      if (name !== 'insert' || left === 0) return Reflect.get(target, name, own);
      left -= 1;
      return () => ({ values: () => Promise.reject(new Error('away')) });
    },
  });
}

onEachDatabase((database) => {
  beforeEach(() => database.db.delete(cacheNotices));

  const send = async (db: Database, ...sent: string[][]) => {
    const givenUp: string[] = [];
    const onGivenUp = (tags: readonly string[]) => givenUp.push(...tags);
    const notices = storedCacheNotices({ db, onGivenUp, waits: [1, 1] });
    for (const tags of sent) {
      notices.send(tags);
      await notices.settled();
    }
    return givenUp;
  };

  test('what was sent after a notice is read in order', async () => {
    await send(database.db, ['home']);
    const after = await newestNotice(database.db);
    await send(database.db, ['product:1', 'products'], ['meta']);
    const { notices, newest, has_missed } = await readNotices(database.db, after);
    const newer = notices.filter(({ id }) => id > after).map(({ tags }) => tags);
    expect(newer).toEqual([['product:1', 'products'], ['meta']]);
    expect([newest, has_missed]).toEqual([await newestNotice(database.db), false]);
  });

  test('a notice is stored once the database is back, and given up after the last try', async () => {
    expect(await send(failing(database.db, 2), ['home'])).toEqual([]);
    expect(await database.db.$count(cacheNotices)).toBe(1);
    expect(await send(failing(database.db, 3), ['blogs'])).toEqual(['blogs']);
  });

  test('many tags are stored in several notices', async () => {
    await send(
      database.db,
      Array.from({ length: 4_001 }, (_, id) => `product:${id}`),
    );
    expect(await database.db.$count(cacheNotices)).toBe(3);
  });

  test('whoever asks for notices that are gone, or of another database, has missed some', async () => {
    await send(database.db, ['home'], ['blogs']);
    const last = await newestNotice(database.db);
    const ctx = { db: database.db, clock: new FixedClock(new Date(Date.now() + 8 * DAY_MS)) };
    await forgetCacheNotices({ ctx });
    await send(database.db, ['meta']);
    expect(await readNotices(database.db, last - 1)).toMatchObject({ has_missed: true });
    expect(await readNotices(database.db, last)).toMatchObject({ has_missed: false });
    expect(await readNotices(database.db, last + 1_000)).toMatchObject({ has_missed: true });
  });
});

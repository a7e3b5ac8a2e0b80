import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hasRedis, type OwnRedis, startOwnRedis } from '@/__tests__/support/own-redis';
import { openPageStore, type PageStore } from '@/server/shared-pages/page-store';

const describeOnRedis = hasRedis ? describe : describe.skip;
const REST_MS = 50;
/** Far above the limit of one call. */
const SOON_MS = 2_000;

let redis: OwnRedis;
let store: PageStore;
const uses: boolean[] = [];

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

/** Whether the store answers with anything, within the time of a call. */
const answers = () =>
  store.read('any').then(
    () => true,
    () => false,
  );

describeOnRedis('the store of shared pages', () => {
  beforeAll(async () => {
    redis = await startOwnRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    uses.length = 0;
    const onUse = (isUsed: boolean) => void uses.push(isUsed);
    store = await openPageStore({ url: redis.url, onUse, restMs: REST_MS });
    await until(() => store.isUsed);
  });
  afterEach(() => store.close());

  test('keeps bytes under a name, and says for how long', async () => {
    const bytes = Buffer.from([0, 13, 10, 255]);
    await store.write('one', bytes, 60_000);
    const found = await store.read('one');
    expect(found?.bytes.equals(bytes)).toBe(true);
    expect(found?.leftMs).toBeGreaterThan(50_000);
    expect(found?.leftMs).toBeLessThanOrEqual(60_000);
    expect(await store.read('another')).toBeUndefined();
  });

  test('forgets them after their time', async () => {
    await store.write('brief', Buffer.from('x'), 20);
    await until(async () => (await store.read('brief')) === undefined);
  });

  test('refuses at once while the server is away, and is used again when it is back', async () => {
    await redis.halt();
    await until(() => !store.isUsed);
    await expect(store.read('one')).rejects.toThrow();
    await redis.start();
    await until(answers);
    expect(store.isUsed).toBe(true);
    expect(uses).toEqual([true, false, true]);
  });

  test('gives up a frozen server in its time, and asks it no more', async () => {
    redis.freeze();
    const began = performance.now();
    await expect(store.read('one')).rejects.toThrow('timed out');
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    await until(async () => !(await answers()) && !store.isUsed);
    expect(uses).toEqual([true, false]);
    redis.thaw();
    await until(answers);
    expect(uses).toEqual([true, false, true]);
  });
});

test('a store that was never there says so once', async () => {
  const told: unknown[] = [];
  const away = await openPageStore({
    url: 'redis://127.0.0.1:9',
    onUse: (isUsed, cause) => void told.push(isUsed, cause?.message),
  });
  await until(() => told.length > 0);
  await expect(away.read('one')).rejects.toThrow();
  expect(told).toEqual([false, expect.stringContaining('ECONNREFUSED')]);
  away.close();
});

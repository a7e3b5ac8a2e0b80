import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { OpenSearchStandIn } from '@/__tests__/support/open-search/open-search-stand-in';
import { feedAll, feedContext } from '@/__tests__/support/open-search/test-search-server';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { products } from '@/shop-api/db/schema/products';
import { searchFeeds } from '@/shop-api/db/schema/search-feeds';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';
import { WORD_INDEX } from '@/shop-api/domain/catalogue/search/engine/word-fields';
import { requestNext } from '@/shop-api/domain/catalogue/search/feed/next-feed';
import { rebuildIndex } from '@/shop-api/domain/catalogue/search/feed/rebuild-index';
import { readFeeds, readWholeIndex } from '@/shop-api/domain/catalogue/search/feed/search-feed';
import { sendSearchChanges } from '@/shop-api/domain/catalogue/search/feed/send-search-changes';
import { indexProducts } from '@/shop-api/domain/catalogue/search/indexing/index-products';
import { FixedClock } from '@/shop-api/providers/clock';
import { OpenSearchServer } from '@/shop-api/providers/search/open-search-server';

const COFFEE = 1001;
const HOUR_MS = 3_600_000;
/** More than a search may take. */
const REST_MS = 11_000;

onEachDatabase((database) => {
  const standIn = new OpenSearchStandIn();
  const clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
  const alarms: string[] = [];
  const server = () =>
    new OpenSearchServer({
      url: standIn.url,
      alarm: (text) => alarms.push(text),
      searchLimitMs: 20_000,
    });
  const ctx = () => feedContext(database.db, server(), clock);
  const feed = () => sendSearchChanges({ ctx: ctx() });
  const whole = () => readWholeIndex(database.db);
  /** The indexes that were searched, and what was found. */
  const search = async (text: string) => {
    const before = standIn.http.requests.length;
    const query = { page: 1, prod_search: text };
    const { ids } = await readListing({ db: database.db, searchServer: server() }, query, null);
    const asked = standIn.http.requests
      .slice(before)
      .filter(({ url }) => url.pathname.endsWith('/_search'))
      .map(({ url }) => url.pathname.split('/')[1]);
    return { ids, asked: [...new Set(asked)] };
  };
  const rename = async (name: string) => {
    await database.db.update(products).set({ name }).where(eq(products.id, COFFEE));
    await database.db.transaction((tx) => indexProducts(tx, [COFFEE]));
  };

  beforeAll(() => standIn.http.open());
  afterAll(() => standIn.http.close());
  beforeEach(async () => {
    standIn.http.fault = null;
    standIn.onCall = () => undefined;
    alarms.length = 0;
    clock.advance(REST_MS);
    await feedAll(ctx());
  });

  test('an index is built beside the one that answers searches, which are then led to it', async () => {
    const before = await whole();
    await requestNext(database.db);
    let steps = 0;
    while ((await readFeeds(database.db)).next) {
      expect((await search('turmeric')).asked).toEqual([before]);
      expect(await feed()).toBeGreaterThan(0);
      steps += 1;
    }
    expect(steps).toBeGreaterThan(2);
    const after = await whole();
    expect(after).not.toBe(before);
    expect(after).toMatch(/^shop-products-\d+-20261121t\d{6}-[0-9a-f]+$/);
    const found = await search('turmeric');
    expect(found.asked).toEqual([after]);
    expect(found.ids.length).toBeGreaterThan(0);
    expect(alarms).toEqual([]);
  });

  test('the index before is deleted when no search can ask it any more', async () => {
    const before = await whole();
    await requestNext(database.db);
    await feedAll(ctx());
    expect(standIn.aliases).toEqual([before, await whole()]);
    clock.advance(REST_MS);
    await feedAll(ctx());
    expect(standIn.aliases).toEqual([await whole()]);
    expect(await database.db.$count(searchFeeds)).toBe(1);
  });

  test('what changes while it is built is found at once, and after the switch', async () => {
    await requestNext(database.db);
    await feed();
    await feed();
    await rename('Quokkabean Arabica');
    expect(await feed()).toBeGreaterThan(0);
    expect((await search('quokkabean')).ids).toEqual([COFFEE]);
    await feedAll(ctx());
    const found = await search('quokkabean');
    expect([found.ids, found.asked]).toEqual([[COFFEE], [await whole()]]);
    await rename('Hill Shade Arabica Beans');
  });

  test('one that a killed process has begun is built on by another, without a second copy', async () => {
    await requestNext(database.db);
    await feed();
    const begun = (await readFeeds(database.db)).next?.indexName;
    standIn.onCall = (name) => {
      standIn.http.fault = name === '_bulk' ? 'cut' : null;
    };
    expect(await feed()).toBe(0);
    standIn.onCall = () => undefined;
    standIn.http.fault = null;
    clock.advance(31_000);
    await feedAll(ctx());
    expect(await whole()).toBe(begun);
  });

  test('a server that loses its data while one is built is filled once', async () => {
    await requestNext(database.db);
    await feed();
    standIn.clear();
    await feedAll(ctx());
    clock.advance(REST_MS);
    await feedAll(ctx());
    expect(standIn.aliases).toEqual([await whole()]);
    expect((await search('turmeric')).asked).toEqual([await whole()]);
  });

  test('after half a day without contact searches go on, and another index is built', async () => {
    const before = await whole();
    clock.advance(13 * HOUR_MS);
    expect(await whole()).toBe(before);
    await feed();
    expect((await search('turmeric')).asked).toEqual([before]);
    await feedAll(ctx());
    expect((await search('turmeric')).asked).toEqual([await whole()]);
    expect(await whole()).not.toBe(before);
  });

  test('the index of another version of the shop stays for a day after its last change', async () => {
    const foreign = 'shop-products-of-another-version';
    await server().createIndex(foreign, WORD_INDEX);
    await database.db.insert(searchFeeds).values({
      name: 'products-of-another-version',
      indexName: foreign,
      snapshot: '',
      sentAt: clock.now(),
    });
    clock.advance(11 * HOUR_MS);
    await feedAll(ctx());
    clock.advance(11 * HOUR_MS);
    await feedAll(ctx());
    expect(standIn.aliases).toContain(foreign);
    clock.advance(3 * HOUR_MS);
    await feedAll(ctx());
    clock.advance(REST_MS);
    await feedAll(ctx());
    expect(standIn.aliases).toEqual([await whole()]);
    expect(await database.db.$count(searchFeeds)).toBe(1);
  });

  test('a rebuild returns when searches use the new index; another process may do the work', async () => {
    const before = await whole();
    const places: number[] = [];
    const onProgress = (id: number) => void places.push(id);
    const rebuilt = rebuildIndex({ ctx: ctx(), isForMissing: false, onProgress });
    while ((await whole()) === before) await feed();
    expect(await rebuilt).toBe(true);
    expect(await whole()).not.toBe(before);
    const missing = { ctx: ctx(), isForMissing: true, onProgress };
    expect(await rebuildIndex(missing)).toBe(false);
  });

  test('a rebuild ends while the server is away, and the shop builds on later', async () => {
    const before = await whole();
    standIn.http.fault = 'away';
    const onProgress = () => undefined;
    await expect(
      rebuildIndex({ ctx: ctx(), isForMissing: false, onProgress }),
    ).rejects.toMatchObject({
      name: 'SearchServerError',
    });
    standIn.http.fault = null;
    await feedAll(ctx());
    expect(await whole()).not.toBe(before);
  });
});

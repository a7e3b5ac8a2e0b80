import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { OpenSearchStandIn } from '@/__tests__/support/open-search/open-search-stand-in';
import { feedAll, feedContext } from '@/__tests__/support/open-search/test-search-server';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';
import { currentCatalogue } from '@/shop-api/domain/catalogue/product-index/product-index';
import { planSearch } from '@/shop-api/domain/catalogue/search/asking/search-plan';
import { engineOf } from '@/shop-api/domain/catalogue/search/engine/engine-of';
import { restartFeed } from '@/shop-api/domain/catalogue/search/feed/search-feed';
import { OpenSearchServer } from '@/shop-api/providers/search/open-search-server';
import type { SearchServer } from '@/shop-api/providers/search/search-server';

/** Short enough to see that it holds, long enough for a right answer on a busy machine. */
const LIMIT_MS = 300;
const FAULTS = [
  'hang',
  'drip',
  'cut',
  'half',
  'error',
  'away',
  'limited',
  'garbage',
  'list',
] as const;

onEachDatabase((database) => {
  const standIn = new OpenSearchStandIn();
  const alarms: string[] = [];
  const newServer = (url = standIn.url) =>
    new OpenSearchServer({ url, alarm: (text) => alarms.push(text), searchLimitMs: LIMIT_MS });
  const find = async (searchServer?: SearchServer) => {
    const query = { page: 1, prod_search: 'turmeric' };
    return (await readListing({ db: database.db, searchServer }, query, null)).ids;
  };
  const feed = () => feedAll(feedContext(database.db, newServer()));

  beforeAll(async () => {
    await standIn.http.open();
    await feed();
    await find(newServer());
  }, 60_000);
  afterAll(() => standIn.http.close());
  afterEach(() => {
    standIn.http.fault = null;
    standIn.isLate = false;
    alarms.length = 0;
  });

  test.each(FAULTS)(
    'the database answers a search when the server fails with "%s"',
    async (fault) => {
      const expected = await find();
      const server = newServer();
      standIn.http.fault = fault;
      const before = performance.now();
      expect(await find(server)).toEqual(expected);
      expect(performance.now() - before).toBeLessThan(10 * LIMIT_MS);
      expect(alarms).toHaveLength(1);
    },
  );

  test('the database answers when the server saw only a part of its data in time', async () => {
    standIn.isLate = true;
    expect(await find(newServer())).toEqual(await find());
    expect(alarms).toEqual([
      'The search server failed at searches: The search server did not finish in time',
    ]);
  });

  test('the database answers when nobody listens at the address', async () => {
    expect(await find(newServer('http://127.0.0.1:9'))).toEqual(await find());
  });

  test('a wrong password is logged, and the database answers', async () => {
    expect(await find(newServer(standIn.url.replace('secret', 'guess')))).toEqual(await find());
    expect(alarms).toEqual([expect.stringMatching(/^The search server failed/)]);
    expect(alarms.join()).not.toContain('guess');
  });

  test('a server that failed three times is not asked again at once, and the log says so once', async () => {
    const server = newServer();
    standIn.http.fault = 'error';
    for (let at = 0; at < 3; at += 1) await find(server);
    const asked = standIn.callsOf('_search');
    standIn.http.fault = null;
    expect(await find(server)).toEqual(await find());
    expect(standIn.callsOf('_search')).toBe(asked);
    expect(alarms).toHaveLength(2);
  });

  test('a server that takes no writes is searched', async () => {
    const server = newServer();
    standIn.http.fault = 'away';
    for (let at = 0; at < 4; at += 1) await server.hasIndex('any').catch(() => undefined);
    standIn.http.fault = null;
    const asked = standIn.callsOf('_search');
    await find(server);
    expect(standIn.callsOf('_search')).toBe(asked + 1);
  });

  test('the database answers while the index is filled', async () => {
    await restartFeed(database.db);
    const asked = standIn.callsOf('_search');
    expect(await find(newServer())).toEqual(await find());
    expect(standIn.callsOf('_search')).toBe(asked);
    await feed();
    await find(newServer());
    expect(standIn.callsOf('_search')).toBeGreaterThan(asked);
  });

  test('the database answers when the server has lost its data', async () => {
    standIn.clear();
    expect(await find(newServer())).toEqual(await find());
    await feed();
  });

  test('a limit of weights without a level is an alarm, and the database answers', async () => {
    const alarm = (text: string) => void alarms.push(text);
    const catalogue = await currentCatalogue(database.db);
    const { slots } = await planSearch(database.db, 'turmeric', false);
    const limited = slots.map((slot) => ({
      ...slot,
      alternatives: slot.alternatives.map((alternative) => ({ ...alternative, most: 77 })),
    }));
    const engine = engineOf({ db: database.db, searchServer: newServer(), alarm });
    const { hits } = await engine.find(limited, catalogue);
    expect(hits.rows.length).toBeGreaterThan(0);
    expect(alarms).toEqual([expect.stringContaining('No level of weights is stored for 77')]);
  });
});

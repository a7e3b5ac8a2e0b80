import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { OpenSearchStandIn } from '@/__tests__/support/open-search/open-search-stand-in';
import { feedAll, feedContext } from '@/__tests__/support/open-search/test-search-server';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { productDetails } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';
import { searchFeeds } from '@/shop-api/db/schema/search-feeds';
import { searchTerms } from '@/shop-api/db/schema/search-index';
import {
  claimFeed,
  readFeeds,
  readWholeIndex,
  restartFeed,
} from '@/shop-api/domain/catalogue/search/feed/search-feed';
import { sendSearchChanges } from '@/shop-api/domain/catalogue/search/feed/send-search-changes';
import { indexProducts } from '@/shop-api/domain/catalogue/search/indexing/index-products';
import { FixedClock } from '@/shop-api/providers/clock';
import { OpenSearchServer } from '@/shop-api/providers/search/open-search-server';

const COFFEE = 1001;
const ADDED = 7001;

onEachDatabase((database) => {
  const standIn = new OpenSearchStandIn();
  const clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
  const server = () => new OpenSearchServer({ url: standIn.url, alarm: () => undefined });
  const ctx = () => feedContext(database.db, server(), clock);
  const reindex = () => database.db.transaction((tx) => indexProducts(tx, [COFFEE]));
  const readFeed = async () => (await readFeeds(database.db)).serving;
  const wholeIndex = async () => (await readWholeIndex(database.db)) ?? '';
  /** Whether the server finds the coffee by a word of its name. */
  const isFound = async () => {
    const terms = await database.db
      .select()
      .from(searchTerms)
      .where(eq(searchTerms.productId, COFFEE));
    const { wordId } = terms.find(({ weight }) => weight >= 100) ?? {};
    const query = { bool: { must: [{ term: { levels: `100:${wordId}` } }] } };
    const { documents } = await server().find(await wholeIndex(), query, 100);
    return documents.some(({ id }) => id === COFFEE);
  };

  beforeAll(() => standIn.http.open());
  afterAll(() => standIn.http.close());

  afterEach(() => {
    jest.restoreAllMocks();
  });

  beforeEach(async () => {
    standIn.http.fault = null;
    clock.advance(60_000);
    await feedAll(ctx());
  });

  test('a first start sends every product with words, and searches use the index after that', async () => {
    await database.db.delete(searchFeeds);
    standIn.clear();
    expect(await sendSearchChanges({ ctx: ctx() })).toBe(1);
    expect(await readWholeIndex(database.db)).toBeUndefined();
    await feedAll(ctx());
    expect(await readWholeIndex(database.db)).toBe(standIn.aliases[0]);
    const ids = new Set((await database.db.select().from(searchTerms)).map((row) => row.productId));
    expect(standIn.sizeOf(standIn.aliases[0] ?? '')).toBe(ids.size);
  });

  test('nothing is sent while nothing changes', async () => {
    const before = standIn.callsOf('_bulk');
    expect(await sendSearchChanges({ ctx: ctx() })).toBe(0);
    expect(standIn.callsOf('_bulk')).toBe(before);
  });

  test('the storefront renders searches again after the server knows a change, and only then', async () => {
    const own = ctx();
    await sendSearchChanges({ ctx: own });
    await reindex();
    standIn.isFull = true;
    await sendSearchChanges({ ctx: own });
    expect(own.notices).toEqual([]);
    standIn.isFull = false;
    await sendSearchChanges({ ctx: own });
    expect(own.notices).toEqual(['products']);
  });

  test('a change that is rolled back is not sent', async () => {
    const work = database.db.transaction(async (tx) => {
      await indexProducts(tx, [COFFEE]);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await sendSearchChanges({ ctx: ctx() })).toBe(0);
  });

  test('a deleted product is removed', async () => {
    const { db } = database;
    const before = standIn.sizeOf(await wholeIndex());
    const [coffee] = await db.select().from(products).where(eq(products.id, COFFEE));
    if (!coffee) throw new Error('The demo coffee is missing');
    const { ratingCount, ratingSum, popularity, ...columns } = coffee;
    await db.insert(products).values({ ...columns, id: ADDED, sku: 'ADDED' });
    const texts = { metaTitle: '', metaDescription: '', metaKeywords: '' };
    await db.insert(productDetails).values({ productId: ADDED, ...texts });
    await indexProducts(db, [ADDED]);
    await feedAll(ctx());
    expect(standIn.sizeOf(await wholeIndex())).toBe(before + 1);
    await db.delete(products).where(eq(products.id, ADDED));
    await feedAll(ctx());
    expect(standIn.sizeOf(await wholeIndex())).toBe(before);
  });

  test.each(['error', 'away', 'limited', 'cut', 'garbage'] as const)(
    'a change that the server answers with "%s" is sent again',
    async (fault) => {
      await database.db.delete(searchTerms).where(eq(searchTerms.productId, COFFEE));
      await feedAll(ctx());
      await reindex();
      standIn.onCall = (name) => {
        standIn.http.fault = name === '_bulk' ? fault : null;
      };
      const before = await readFeed();
      expect(await sendSearchChanges({ ctx: ctx() })).toBe(0);
      expect((await readFeed())?.snapshot).toBe(before?.snapshot);
      standIn.onCall = () => undefined;
      standIn.http.fault = null;
      expect(await sendSearchChanges({ ctx: ctx() })).toBe(1);
      expect(await isFound()).toBe(true);
    },
  );

  test('a change that the server has no room for is sent again', async () => {
    await reindex();
    standIn.isFull = true;
    expect(await sendSearchChanges({ ctx: ctx() })).toBe(0);
    standIn.isFull = false;
    expect(await sendSearchChanges({ ctx: ctx() })).toBe(1);
  });

  test('a server that was down gets what changed meanwhile, without a search', async () => {
    const own = feedContext(database.db, server(), clock);
    standIn.http.fault = 'away';
    await reindex();
    for (let at = 0; at < 5; at += 1) expect(await sendSearchChanges({ ctx: own })).toBe(0);
    standIn.http.fault = null;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    expect(await sendSearchChanges({ ctx: own })).toBe(1);
    expect(await isFound()).toBe(true);
  });

  test('a change that a killed process had claimed is sent by another one half a minute later', async () => {
    await reindex();
    const claimed = await claimFeed(ctx());
    expect(claimed).toBeDefined();
    expect(await sendSearchChanges({ ctx: ctx() })).toBe(0);
    clock.advance(31_000);
    expect(await sendSearchChanges({ ctx: ctx() })).toBe(1);
  });

  test('what a process sends after it lost its claim replaces nothing newer', async () => {
    const index = (await readFeed())?.indexName ?? '';
    const late = (await readFeed())?.turn ?? 0;
    await reindex();
    await feedAll(ctx());
    const fields = { id: COFFEE, words: { 1: 1 }, levels: [] };
    await server().write(index, [{ id: COFFEE, fields }], late);
    await server().refresh(index);
    expect(await isFound()).toBe(true);
  });

  test('two processes at once send a change once', async () => {
    await reindex();
    const sent = await Promise.all([
      sendSearchChanges({ ctx: ctx() }),
      sendSearchChanges({ ctx: { ...ctx(), db: await database.another() } }),
    ]);
    expect(sent.toSorted()).toEqual([0, 1]);
  });

  test('a server that lost its data is filled again', async () => {
    standIn.clear();
    await feedAll(ctx());
    expect(standIn.aliases).toEqual([await readWholeIndex(database.db)]);
    expect(await isFound()).toBe(true);
  });

  test('after a seed without triggers the index is filled anew in its place', async () => {
    const before = await readWholeIndex(database.db);
    await restartFeed(database.db);
    expect(await readWholeIndex(database.db)).toBeUndefined();
    await feedAll(ctx());
    const after = await readWholeIndex(database.db);
    expect(after).not.toBe(before);
    expect(standIn.aliases).toEqual([after]);
  });
});

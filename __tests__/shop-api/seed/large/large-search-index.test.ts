import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countDistinct } from 'drizzle-orm';
import { OpenSearchStandIn } from '@/__tests__/support/open-search/open-search-stand-in';
import { feedAll, feedContext } from '@/__tests__/support/open-search/test-search-server';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { searchTerms } from '@/shop-api/db/schema/search-index';
import { readWholeIndex } from '@/shop-api/domain/catalogue/search/feed/search-feed';
import { OpenSearchServer } from '@/shop-api/providers/search/open-search-server';
import { addLargeCatalogue } from '@/shop-api/seed/large/large-catalogue';

/** More than one call to the search server takes. */
const TOTAL = 1_200;

onEachDatabase((database) => {
  const standIn = new OpenSearchStandIn();

  beforeAll(() => standIn.http.open());
  afterAll(() => standIn.http.close());

  test('a search server is filled anew with every product of a large catalogue', async () => {
    const { db } = database;
    const server = new OpenSearchServer({ url: standIn.url, alarm: () => undefined });
    const ctx = feedContext(db, server);
    await feedAll(ctx);
    const small = await readWholeIndex(db);
    await addLargeCatalogue({ db, total: TOTAL, onProgress: () => undefined });
    expect(await readWholeIndex(db)).toBeUndefined();
    await feedAll(ctx);
    const large = await readWholeIndex(db);
    expect(standIn.aliases).toEqual([large]);
    expect(large).not.toBe(small);
    const [row] = await db
      .select({ count: countDistinct(searchTerms.productId) })
      .from(searchTerms);
    expect(row?.count).toBeGreaterThan(1_000);
    expect(standIn.sizeOf(large ?? '')).toBe(row?.count);
  });
});

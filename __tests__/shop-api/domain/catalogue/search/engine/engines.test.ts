import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import {
  feedAll,
  feedContext,
  withSearchServer,
} from '@/__tests__/support/open-search/test-search-server';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { ProductListQuery } from '@/contract/catalogue/catalogue';
import { products } from '@/shop-api/db/schema/products';
import { searchTerms } from '@/shop-api/db/schema/search-index';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';
import { currentCatalogue } from '@/shop-api/domain/catalogue/product-index/product-index';
import { planSearch } from '@/shop-api/domain/catalogue/search/asking/search-plan';
import { openSearchEngine } from '@/shop-api/domain/catalogue/search/engine/open-search-engine';
import { postgresEngine } from '@/shop-api/domain/catalogue/search/engine/postgres-engine';
import { readWholeIndex } from '@/shop-api/domain/catalogue/search/feed/search-feed';
import { indexProducts } from '@/shop-api/domain/catalogue/search/indexing/index-products';
import type { SearchServer } from '@/shop-api/providers/search/search-server';

const COFFEE = 1001;
const SAMPLE = 100;
const LIST = join(import.meta.dirname, '../asking/judged-tuned.json');
const judged: { query: string }[] = JSON.parse(readFileSync(LIST, 'utf8'));
const queries = judged.map(({ query }) => query);
const sample = queries.filter((_, at) => at % Math.floor(queries.length / SAMPLE) === 0);

onEachDatabase((database) => {
  const search = withSearchServer();
  const feed = () => feedAll(feedContext(database.db, search.server));

  beforeAll(feed, 60_000);

  describe.each(['PostgreSQL', 'OpenSearch'])('a search by %s', (name) => {
    const list = (query: Partial<ProductListQuery>) => {
      const searchServer = name === 'OpenSearch' ? search.server : undefined;
      return readListing({ db: database.db, searchServer }, { page: 1, ...query }, null);
    };
    const idsOf = async (prod_search: string) => (await list({ prod_search })).ids;

    async function rename(change: { name: string }): Promise<void> {
      const { db } = database;
      await db.update(products).set(change).where(eq(products.id, COFFEE));
      await db.transaction((tx) => indexProducts(tx, [COFFEE]));
      await feed();
    }

    test('finds a product by its new name and no longer by the old one', async () => {
      const [coffee] = await database.db.select().from(products).where(eq(products.id, COFFEE));
      expect(await idsOf('marzipan')).not.toContain(COFFEE);
      await rename({ name: 'Marzipan Hearts' });
      expect(await idsOf('marzipan')).toContain(COFFEE);
      await rename({ name: coffee?.name ?? '' });
      expect(await idsOf('marzipan')).not.toContain(COFFEE);
      expect(await idsOf('coffee')).toContain(COFFEE);
    });

    test('does not find a product whose words are gone', async () => {
      const { db } = database;
      await db.delete(searchTerms).where(eq(searchTerms.productId, COFFEE));
      await feed();
      expect(await idsOf('coffee')).not.toContain(COFFEE);
      await db.transaction((tx) => indexProducts(tx, [COFFEE]));
      await feed();
      expect(await idsOf('coffee')).toContain(COFFEE);
    });

    test('does not find a hidden product', async () => {
      const { db } = database;
      await db.update(products).set({ isPublished: false }).where(eq(products.id, COFFEE));
      expect(await idsOf('coffee')).not.toContain(COFFEE);
      await db.update(products).set({ isPublished: true }).where(eq(products.id, COFFEE));
    });

    test('has each product on one page', async () => {
      const { counts } = await list({ prod_search: 'vegan' });
      const pages = await Promise.all(
        Array.from({ length: 12 }, (_, at) => list({ prod_search: 'vegan', page: at + 1 })),
      );
      const ids = pages.flatMap((page) => page.ids);
      expect(counts.total).toBeGreaterThan(pages[0]?.ids.length ?? 0);
      expect(new Set(ids).size).toBe(counts.total);
      expect(ids).toHaveLength(counts.total);
    });

    test.each([
      ['ghee under 600', [1042, 1049]],
      ['rice', [1014]],
      ['joint pain', [1025, 1022]],
      ['turmeric', [1059, 1038, 1031, 1049]],
    ])('lists "%s" without what only mentions it, the sold-out last', async (query, ids) => {
      expect(await idsOf(query)).toEqual(ids);
    });

    test('shows what most words agree on', async () => {
      const { search: outcome, ids } = await list({ prod_search: 'litchi flavoured honey' });
      expect(outcome).toEqual({ matched: 'honey', is_partial: true, corrected: null });
      expect(ids).toEqual(await idsOf('honey'));
    });

    test.each(['zzzzqq', 'cotton kurti'])('finds nothing for "%s"', async (query) => {
      expect(await idsOf(query)).toEqual([]);
    });
  });

  describe('both engines', () => {
    const both = async (query: string, isTyping = false) => {
      const { db } = database;
      const catalogue = await currentCatalogue(db);
      const { slots } = await planSearch(db, query, isTyping);
      const [own, other] = await Promise.all([
        postgresEngine(db).find(slots, catalogue),
        openSearchEngine(db, search.server).find(slots, catalogue),
      ]);
      return { own, other, table: catalogue.table };
    };
    const inOrder = ({ hits: { rows, values } }: Awaited<ReturnType<typeof both>>['own']) =>
      Array.from(rows, (row, at) => ({ row, value: values[at] ?? 0 })).sort(
        (a, b) => b.value - a.value || a.row - b.row,
      );

    test('put the same product first for 97 % of the judged queries', async () => {
      const differing: string[] = [];
      for (const query of sample) {
        const { own, other } = await both(query);
        const [first, second] = [inOrder(own)[0], inOrder(other)[0]];
        const isSame = own.parts === other.parts && (own.parts === 0 || first?.row === second?.row);
        if (!isSame) differing.push(query);
      }
      expect(sample.length).toBeGreaterThanOrEqual(SAMPLE);
      expect(differing.length / sample.length).toBeLessThanOrEqual(0.03);
    });

    test.each(['hair fall', 'ghutno ka dard', '500g ghee', 'turmreic powder', 'yoga'])(
      'find the same products for "%s", with nearly the same scores',
      async (query) => {
        const { own, other } = await both(query);
        const scores = new Map(inOrder(other).map(({ row, value }) => [row, value]));
        expect(scores.size).toBe(own.hits.rows.length);
        for (const { row, value } of inOrder(own)) {
          expect(Math.abs((scores.get(row) ?? 0) - value)).toBeLessThan(10);
        }
      },
    );

    test('keep what fits while a word is typed', async () => {
      for (const text of ['tur', 'turmeric po', 'neem fa']) {
        const { own, other } = await both(text, true);
        expect(inOrder(other).map(({ row }) => row)).toEqual(inOrder(own).map(({ row }) => row));
      }
    });

    test('count alike with filters', async () => {
      const { db } = database;
      const query = { page: 1, prod_search: 'oil', price_min: 200, in_stock: true };
      const [own, other] = await Promise.all(
        [undefined, search.server].map((searchServer) =>
          readListing({ db, searchServer }, query, null),
        ),
      );
      expect(other?.counts).toEqual(own?.counts);
      expect(other?.ids).toEqual(own?.ids);
    });
  });

  describe('a search with more hits than the server returns', () => {
    const MAX = 3;
    const cut: SearchServer = {
      find: (index, query) => search.server.find(index, query, MAX),
    } as Partial<SearchServer> as SearchServer;
    const listBy = async (searchServer: SearchServer, prod_search: string) =>
      listProducts({
        ctx: { ...(await newVisitor(database.db)), searchServer },
        input: { page: 1, prod_search },
      });

    test.each(['powder', 'litchi flavoured honey'])('counts "%s" as at least', async (query) => {
      const { total_count, total_is_at_least } = await listBy(cut, query);
      expect(total_count).toBeGreaterThan(0);
      expect(total_count).toBeLessThanOrEqual(MAX);
      expect(total_is_at_least).toBe(true);
    });

    test('is exact where the server returns all of them', async () => {
      const { total_is_at_least } = await listBy(search.server, 'powder');
      expect(total_is_at_least).toBe(false);
    });
  });

  describe('the search server', () => {
    test('answered every one of these searches', async () => {
      expect(search.alarms).toEqual([]);
      expect(await readWholeIndex(database.db)).toBeDefined();
    });
  });
});

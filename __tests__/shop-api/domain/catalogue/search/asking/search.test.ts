import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { productDetails } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';
import { searchTerms } from '@/shop-api/db/schema/search-index';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import { indexProducts } from '@/shop-api/domain/catalogue/search/indexing/index-products';

const COFFEE = 1001;
const ADDED = 7001;

onEachDatabase((database) => {
  const find = async (prod_search: string) => {
    const ctx = await newVisitor(database.db);
    return (await listProducts({ ctx, input: { page: 1, prod_search } })).data.data;
  };
  const idsOf = async (query: string) => (await find(query)).map(({ id }) => id);

  describe('a search', () => {
    test('finds only products with every word', async () => {
      const found = await find('neem face');
      expect(found.map(({ name }) => name)).toEqual(['Neem Tulsi Face Wash']);
    });

    test('ranks a whole word above a prefix, and a prefix above a typing error', async () => {
      const whole = await find('rose');
      expect(whole[0]?.name).toMatch(/Rose/);
      expect(await idsOf('ros')).toEqual(expect.arrayContaining(whole.map(({ id }) => id)));
      expect(await idsOf('damsk')).toContain(1011);
    });

    test('tolerates no typing error when the word itself is known', async () => {
      const names = (await find('rice')).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['Hand-Pounded Brown Rice']));
      expect(names).not.toContain('Damask Rose Petals');
    });

    test.each(['packing', 'kraft gift box', 'jute bag'])(
      'never shows packing materials for "%s"',
      async (query) => {
        expect((await idsOf(query)).filter((id) => id > 4900)).toEqual([]);
      },
    );

    test.each([
      "'; DROP TABLE products --",
      'qwrtzp%',
      '_____',
      '\\',
      '{qqq,www}',
      '🙂',
      'x'.repeat(100),
    ])('treats %j as plain words, or as none', async (query) => {
      expect(await idsOf(query)).toEqual([]);
    });

    test('lists equal matches in the order of their ids', async () => {
      const ids = await idsOf('hair oil');
      expect(ids).toEqual(await idsOf('hair oil'));
    });
  });

  describe('a search leaves out what only mentions it:', () => {
    test.each([
      ['rice', [1014]],
      ['joint pain', [1025, 1022]],
      ['जोड़ों का दर्द', [1025, 1022]],
      ['constipation', [1009, 1010, 1023]],
      ['oil for hair fall', [1033, 1034]],
      ['ghee', [1048, 1047, 1042, 1049]],
    ])('"%s"', async (query, ids) => {
      expect(await idsOf(query)).toEqual(ids);
    });

    test('but not what belongs to a category, form or tag of that name', async () => {
      expect(await idsOf('coffee')).toEqual(expect.arrayContaining([1001, 1002, 1003, 1004]));
      expect(await idsOf('tea')).toContain(1058);
      expect(await idsOf('gift')).toContain(1075);
    });
  });

  test('what is sold out stands last', async () => {
    for (const query of ['turmeric', 'ghee', 'skin care']) {
      const stocks = (await find(query)).map((card) => card.available_stock_quantity !== 0);
      expect(stocks).toContain(false);
      expect(stocks.lastIndexOf(true)).toBeLessThan(stocks.indexOf(false));
    }
  });

  describe('a price in a search', () => {
    const pricesOf = async (query: string) =>
      (await find(query)).map(({ product_price }) => product_price);

    test.each([
      ['ghee under 600', 0, 600],
      ['ghee below 500', 0, 500],
      ['oil 300 se kam', 0, 300],
      ['ghee ₹600 tak', 0, 600],
      ['honey between 200 and 430', 200, 430],
      ['घी 600 से कम', 0, 600],
      ['tea above 200', 200, 9_999],
      ['under 100', 0, 100],
    ])('limits what is listed: "%s"', async (query, min, max) => {
      const prices = await pricesOf(query);
      expect(prices.length).toBeGreaterThan(0);
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(min);
      expect(Math.max(...prices)).toBeLessThanOrEqual(max);
    });

    test('lists the same goods as the query without it', async () => {
      expect(await idsOf('ghee under 600')).toEqual([1042, 1049]);
    });

    test('that no product has is ignored, and the page says so', async () => {
      const ctx = await newVisitor(database.db);
      const input = { page: 1, prod_search: 'honey under 80' };
      const { search, total_count } = await listProducts({ ctx, input });
      expect(search).toEqual({ matched: 'honey', is_partial: true, corrected: null });
      expect(total_count).toBeGreaterThan(0);
    });
  });

  describe('the outcome', () => {
    const outcomeOf = async (prod_search: string) => {
      const ctx = await newVisitor(database.db);
      return (await listProducts({ ctx, input: { page: 1, prod_search } })).search;
    };

    test.each([
      ['hair oil', { matched: 'hair oil', is_partial: false, corrected: null }],
      ['litchi flavoured honey', { matched: 'honey', is_partial: true, corrected: null }],
      ['turmreic', { matched: 'turmeric', is_partial: false, corrected: 'turmeric' }],
      ['turm eric', { matched: 'turmeric', is_partial: false, corrected: 'turmeric' }],
      ['zzzzqq', { matched: '', is_partial: false, corrected: null }],
    ])('of "%s" says what was understood', async (query, outcome) => {
      expect(await outcomeOf(query)).toEqual(outcome);
    });

    test('is left out of a listing that is no search', async () => {
      const ctx = await newVisitor(database.db);
      expect((await listProducts({ ctx, input: { page: 1 } })).search).toBeUndefined();
    });
  });

  describe('the index', () => {
    test('follows a product whose texts change, and is cleared with the product', async () => {
      const { db } = database;
      const [coffee] = await db.select().from(products).where(eq(products.id, COFFEE));
      if (!coffee) throw new Error('The demo coffee is missing');
      const { ratingCount, ratingSum, popularity, ...columns } = coffee;
      await db.insert(products).values({ ...columns, id: ADDED, sku: 'ADDED' });
      await db
        .insert(productDetails)
        .values({ productId: ADDED, metaTitle: '', metaDescription: '', metaKeywords: '' });
      const rename = async (name: string) => {
        await db.update(products).set({ name }).where(eq(products.id, ADDED));
        await indexProducts(db, [ADDED]);
      };

      await rename('Quixotic Marzipan');
      expect(await idsOf('marzipan')).toEqual([ADDED]);
      expect(await idsOf('marzipna')).toEqual([ADDED]);

      await rename('Zebra Nougat');
      expect(await idsOf('marzipan')).toEqual([]);
      expect(await idsOf('nougat')).toEqual([ADDED]);

      await db.delete(products).where(eq(products.id, ADDED));
      expect(await idsOf('nougat')).toEqual([]);
      expect(await db.$count(searchTerms, eq(searchTerms.productId, ADDED))).toBe(0);
    });
  });
});

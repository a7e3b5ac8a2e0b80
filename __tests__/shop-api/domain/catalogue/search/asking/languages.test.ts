import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { categories } from '@/shop-api/db/schema/categories';
import { products } from '@/shop-api/db/schema/products';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import { indexChangedProducts } from '@/shop-api/domain/catalogue/search/indexing/index-changed-products';
import { suggestProducts } from '@/shop-api/domain/catalogue/suggest-products';

const COFFEE = 1001;

onEachDatabase((database) => {
  const search = async (prod_search: string) => {
    const ctx = await newVisitor(database.db);
    return listProducts({ ctx, input: { page: 1, prod_search } });
  };
  const suggest = async (q: string) =>
    suggestProducts({ ctx: await newVisitor(database.db), input: { q } });
  const index = async () => {
    const alarms: string[] = [];
    const alarm = (message: string) => void alarms.push(message);
    await indexChangedProducts({ ctx: { db: database.db, notify: () => {}, alarm } });
    expect(alarms).toEqual([]);
  };

  describe('what is searched in an Indian script', () => {
    test.each([
      ['ઘી', { matched: 'ઘી', corrected: null, is_partial: false }],
      ['હળદળ', { corrected: 'હળદર' }],
      ['ગુલાબની', { matched: 'ગુલાબની', corrected: null }],
      ['ઘી ક્ષત્રઝ', { matched: 'ઘી' }],
      ['फ़्री कॉफ़ी', { matched: 'कॉफ़ी' }],
    ])('"%s" is answered in the letters that were typed', async (query, outcome) => {
      expect((await search(query)).search).toMatchObject(outcome);
    });

    test('is completed in the same script', async () => {
      const { queries } = await suggest('હળ');
      expect(queries).toContain('હળદર');
    });

    test('finds a category by its name in that language', async () => {
      const [row] = await database.db.select().from(categories).where(eq(categories.id, 408));
      const found = await suggest(row?.translations.gu?.name ?? '');
      expect(found.categories.map(({ id }) => id)).toContain(408);
    });
  });

  test('a name that staff write in a language is found once its words are stored', async () => {
    expect((await search('ઝળહળતી')).data.data).toEqual([]);
    const name = 'ઝળહળતી કૉફી';
    await database.db
      .update(products)
      .set({ translations: sql`${products.translations} || ${JSON.stringify({ gu: { name } })}` })
      .where(eq(products.id, COFFEE));
    await index();
    expect((await search('ઝળહળતી')).data.data.map(({ id }) => id)).toEqual([COFFEE]);
  });

  test.each([
    ['વાટ', /Wicks/, /Massage/],
    ['vaat', /Massage|Guggulu/, /Wicks/],
    ['લોટ', /Flour|Atta/, /Lotion/],
    ['ચોખા', /Rice/, /Coffee/],
  ])(
    '"%s" means its name in that language, and nothing that sounds like it',
    async (query, right, wrong) => {
      const names = (await search(query)).data.data.map(({ name }) => name);
      expect(names[0]).toMatch(right);
      expect(names.filter((name) => wrong.test(name))).toEqual([]);
    },
  );

  test.each(['કાજુ', 'kaju', 'બૂટ'])(
    '"%s", which the shop does not sell, is no beginning of what sounds like it',
    async (query) => {
      expect((await search(query)).data.data).toEqual([]);
    },
  );

  test.each(['A2ઘી', '1500થી ઓછું ઘી'])('a number parts words: "%s"', async (query) => {
    expect((await search(query)).data.data[0]?.name).toMatch(/Ghee/);
  });

  test('an English word means no Indian one that is spelled like it in Latin letters', async () => {
    const names = (await search('lotion')).data.data.map(({ name }) => name);
    expect(names[0]).toMatch(/Lotion/);
    expect(names.filter((name) => /Flour/.test(name))).toEqual([]);
  });
});

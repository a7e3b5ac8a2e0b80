import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { products } from '@/shop-api/db/schema/products';
import { logQuery } from '@/shop-api/domain/catalogue/search/queries/search-log';
import { suggestProducts } from '@/shop-api/domain/catalogue/suggest-products';

const TURMERIC = 1059;
const SOLD_OUT_LOTION = 1032;

onEachDatabase((database) => {
  const suggest = async (q: string) =>
    suggestProducts({ ctx: await newVisitor(database.db), input: { q } });
  const idsOf = async (q: string) => (await suggest(q)).products.map(({ id }) => id);

  describe('products', () => {
    test('are at most six, with what a row displays', async () => {
      const { products: found } = await suggest('oil');
      expect(found).toHaveLength(6);
      expect(Object.keys(found[0] ?? {}).sort()).toEqual([
        'available_stock_quantity',
        'id',
        'image1',
        'name',
        'product_price',
        'size',
        'translations',
      ]);
    });

    test('say that they are out of stock', async () => {
      const { products: found } = await suggest('vetiver body lotion');
      expect(found[0]).toMatchObject({ id: SOLD_OUT_LOTION, available_stock_quantity: 0 });
    });

    test('have the price of this moment', async () => {
      await database.db
        .update(products)
        .set({ pricePaise: 12_300 })
        .where(eq(products.id, TURMERIC));
      const [found] = (await suggest('lakadong')).products;
      expect(found).toMatchObject({ id: TURMERIC, product_price: 123 });
    });

    test('are not guessed from one or two letters', async () => {
      expect(await idsOf('tu')).toEqual([]);
    });

    test('stay while one or two letters of the next word are typed', async () => {
      const fitting = await idsOf('incense');
      for (const text of ['incense ', 'incense s', 'incense st']) {
        expect(await idsOf(text.trim())).toEqual(fitting);
      }
    });

    test('stay while fillers are typed, which alone suggest none', async () => {
      const fitting = await idsOf('balon');
      expect(await idsOf('balon ke liye')).toEqual(fitting);
      expect(await idsOf('i am looking for')).toEqual([]);
      expect(await idsOf('mil')).not.toEqual([]);
    });

    test('that fit without the unfinished last word are named after those that fit with it', async () => {
      const turmeric = await idsOf('turmeric');
      const { products: found, others } = await suggest('turmeric soap');
      const ids = [...found.map(({ id }) => id), ...others];
      expect(turmeric).toContain(TURMERIC);
      expect(found.map(({ id }) => id)).not.toContain(TURMERIC);
      expect(ids).toEqual(expect.arrayContaining(turmeric));
    });

    test('no longer fit when the next word begins', async () => {
      const { products: found, others } = await suggest('turmeric soap powder');
      expect([...found.map(({ id }) => id), ...others]).not.toContain(TURMERIC);
    });

    test('that fit a letter ago are named while the last letter may be a slip', async () => {
      const { products: found, others } = await suggest('guggl');
      expect([...found.map(({ id }) => id), ...others]).toContain(1022);
    });

    test('stay while a filler or a wish is unfinished', async () => {
      const fitting = await idsOf('honey');
      for (const text of ['honey ins', 'honey instea', 'honey instead', 'honey organ']) {
        expect([text, await idsOf(text)]).toEqual([text, fitting]);
      }
    });

    test('are not guessed from an unfinished filler after others', async () => {
      expect(await idsOf('nee')).not.toEqual([]);
      expect(await idsOf('i nee')).toEqual([]);
      expect(await idsOf('do you hav')).toEqual([]);
      expect(await idsOf('mujhe chai')).not.toEqual([]);
    });

    test('are found by an unfinished word after one that no product has', async () => {
      expect(await idsOf('papa ko bahut kamz')).toEqual(await idsOf('kamz'));
    });

    test('are not excluded by a last word that is no name of anything', async () => {
      expect(await idsOf('ghee ladle')).toEqual(expect.arrayContaining(await idsOf('bilona ghee')));
    });

    test('are rather spelled like the text than spoken like it', async () => {
      const [first] = await idsOf('dhen');
      expect(await idsOf('dhenuvan')).toContain(first);
    });

    test('without something are found when nothing else is asked', async () => {
      expect((await idsOf('bina sugar')).length).toBeGreaterThan(0);
      expect(await idsOf('bina sugar wal')).toEqual(await idsOf('bina sugar'));
    });

    test('of what is not sold are none, also beside a word that goes on', async () => {
      expect(await idsOf('kurti')).toEqual([]);
      expect(await idsOf('soft')).not.toEqual([]);
    });

    test('that fit beside the displayed ones are named by their ids', async () => {
      const { products: found, others } = await suggest('oil');
      expect(others.length).toBeGreaterThan(0);
      expect(found.filter(({ id }) => others.includes(id))).toEqual([]);
    });

    test.each([
      'turmeric',
      'lakadong turmeric powder',
      'haldi powder',
      'agarbtti',
      'bhringraj oil for hair fall',
      'balon ke liye tel',
      'pure desi ghee',
      'rose water spray',
      'green tea bags',
      'cold pressed oil',
      'gulab jal',
      'chyawanprash for kids',
      'neem face wash',
      'medjool khajur',
      'brass diya',
      'cotton batti',
      'isabgol for kabz',
      'makhana roasted',
    ])('that fit "%s" stay while it is typed on', async (query) => {
      const [fitting] = await idsOf(query);
      const walk = [];
      for (let length = 1; length <= query.length; length++) {
        const { products: found, others } = await suggest(query.slice(0, length).trim());
        const first = found.map(({ id }) => id);
        const isSeen = walk.length > 0 || first.includes(fitting ?? 0);
        if (isSeen) walk.push([...first, ...others].includes(fitting ?? 0));
      }
      expect(fitting).toBeDefined();
      expect(walk).not.toContain(false);
    });
  });

  test('a short word suggests no category that only sounds like it at its beginning', async () => {
    const { categories } = await suggest('घी');
    expect(categories.map(({ name }) => name)).toEqual(['Ghee and Oils', 'A2 Ghee', 'Bilona Ghee']);
  });

  test('categories whose names go on as the text begins are suggested', async () => {
    const { categories } = await suggest('hair');
    expect(categories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Hair Care', 'Hair Oils']),
    );
  });

  describe('queries', () => {
    test('go on as the text begins, those that were asked most first', async () => {
      const ctx = await newVisitor(database.db);
      const ask = (query: string, found: number) =>
        logQuery({ ctx, input: { query, found, isWhole: true } });
      for (let time = 0; time < 3; time++) {
        await ask('turmeric latte', 3);
        await ask('turmeric soap', 3);
        await ask('turmeric paint', 0);
      }
      await ask('turmeric latte', 3);
      const { queries } = await suggest('turm');
      expect(queries.slice(0, 2)).toEqual(['turmeric latte', 'turmeric soap']);
      expect(queries).toContain('turmeric');
      expect(queries).not.toContain('turmeric paint');
      expect(queries).not.toContain('turmericpowder');
      expect((await suggest('')).queries).toContain('turmeric latte');
    });
  });
});

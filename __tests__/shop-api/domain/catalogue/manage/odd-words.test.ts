import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COLUMNS, goodsRow } from '@/__tests__/support/goods-rows';
import { ImportDesk } from '@/__tests__/support/import-desk';
import { size } from '@/__tests__/support/size';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onBothApps } from '@/__tests__/support/test-app';
import { productsToIndex } from '@/shop-api/db/schema/search-index';
import { NAMES } from '@/shop-api/domain/catalogue/manage/names';
import { explainSearchQuery } from '@/shop-api/domain/catalogue/manage/search-concepts';
import { saveResource } from '@/shop-api/domain/desk/save-resource';
import { GoodsDesk } from './goods-desk';

const ODD = ['null', 'NULL', 'Null', 'undefined', 'NaN', 'true', 'false', 'nil', 'None', 'default'];
const SIGNS = [
  '{}',
  '{null}',
  '"',
  "'",
  '\\',
  ',',
  '%',
  '_',
  '\\N',
  '$1',
  "''",
  '--',
  ';',
  '[]',
  '{,}',
];

/** A word between signs that some notation gives a meaning to. */
const phrase = fc
  .tuple(fc.constantFrom(...SIGNS, ''), fc.constantFrom(...ODD), fc.constantFrom(...SIGNS, ''))
  .map(([before, word, after]) => `${before} ${word} ${after}`.trim());

const folder = tempFolder();

onBothApps((app, database) => {
  const desk = new GoodsDesk(app);
  const files = new ImportDesk(() => database.db, folder);
  let names = 0;
  /** No two have the same name; what is looked for is this last word. */
  const unique = () => {
    names += 1;
    return `wq${names}z`;
  };
  const params = { numRuns: size({ quick: 5, heavy: 200 }) };

  test('any word in any text of goods is stored, found and hinders no other', async () => {
    await fc.assert(
      fc.asyncProperty(phrase, phrase, async (name, text) => {
        const word = unique();
        const id = await desk.save({
          name: `${name} ${word}`,
          description: `<p>${text}</p>`,
          ingredients: text,
          benefits: [name, text],
        });
        expect(await desk.find(`prod_search=${word}`)).toEqual([id]);
        await desk.save({ name: `${text} ${word}` }, id);
        expect(await desk.find(`prod_search=${encodeURIComponent(`${text} ${word}`)}`)).toContain(
          id,
        );
      }),
      params,
    );
  });

  test('any word in the name of a brand, tag or form lets its goods be found', async () => {
    await fc.assert(
      fc.asyncProperty(phrase, fc.constantFrom('brand', 'tag', 'form'), async (name, kind) => {
        const word = unique();
        const input = { fields: { name: `${name} ${word}` } };
        const { id } = await saveResource({ ctx: desk.ctx, of: NAMES[kind], input });
        const named = { brand: { brand_id: id }, tag: { tag_ids: [id] }, form: { form_id: id } };
        const product = await desk.save(named[kind]);
        await desk.indexChanges();
        expect(await desk.find(`prod_search=${word}`)).toContain(product);
      }),
      params,
    );
    expect(await app.db.$count(productsToIndex)).toBe(0);
    expect(desk.alarms).toEqual([]);
  });

  test('any word of a file of goods comes in', async () => {
    const given = fc.sample(fc.tuple(phrase, phrase), { ...params, seed: 7 });
    const rows = given.map(([Name, Ingredients]) =>
      goodsRow({ Name: `${Name} ${unique()}`, Ingredients }),
    );
    expect(await files.import([COLUMNS, ...rows])).toMatchObject({ state: 'written', problem: '' });
    expect(await desk.find(`prod_search=wq${names}z`)).toHaveLength(1);
    expect(files.alarms).toEqual([]);
  });

  test('any word may explain another', async () => {
    await fc.assert(
      fc.asyncProperty(phrase, async (means) => {
        const word = unique();
        const id = await desk.save({ name: `${means} ${word}` });
        const query = unique();
        await explainSearchQuery({ ctx: desk.ctx, input: { query, means: `${means} ${word}` } });
        expect(await desk.find(`prod_search=${query}`)).toContain(id);
      }),
      params,
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { COLUMNS, goodsRow, newSku } from '@/__tests__/support/goods-rows';
import { ImportDesk } from '@/__tests__/support/import-desk';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { goodsColumns } from '@/contract/catalogue/fact-columns';
import { GOODS_COLUMNS } from '@/contract/catalogue/goods-columns';
import { productFields } from '@/contract/catalogue/manage';
import { productTranslations } from '@/contract/kit/translations';
import { readFacts } from '@/shop-api/domain/catalogue/goods-facts';
import { csvTemplate, exportCsv } from '@/shop-api/domain/catalogue/goods-files/export-goods';

const folder = tempFolder();

onEachDatabase((database) => {
  const desk = new ImportDesk(() => database.db, folder);
  const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
  const rowsOf = async (stream: ReadableStream<Uint8Array>): Promise<string[][]> =>
    parse(await textOf(stream), { bom: true });

  describe('the export of goods', () => {
    test('is read back as the same goods: nothing differs', async () => {
      const rows = await rowsOf(await exportCsv({ ctx: desk.ctx }));
      expect(rows.length).toBeGreaterThan(40);
      const { one } = await desk.check(rows);
      expect(one.counts).toMatchObject({ added: 0, changed: 0, wrong: 0, same: rows.length - 1 });
    });

    test('has no cell that a spreadsheet calculates, and gives the same text back', async () => {
      const names = ['=cmd|x', '+91 calling', '-off', '@home', "'=quoted", "'plain"];
      const columns = [...COLUMNS, 'Making'];
      const goods = names.map((Name) => goodsRow({ SKU: newSku(), Name, Slug: 'x' }, columns));
      await desk.import([['Slug', ...columns], ...goods.map((row, at) => [`slug-${at}`, ...row])]);
      const text = await textOf(await exportCsv({ ctx: desk.ctx }));
      expect(text).not.toMatch(/(?:^|,)"?[=+@-][^,\d]/m);
      const { one } = await desk.check(parse(text, { bom: true }));
      expect(one.counts).toMatchObject({ changed: 0, wrong: 0 });
    });

    test('has a column for every field of a product', () => {
      const fields = new Set(GOODS_COLUMNS.map(({ field }) => field.split('.')[0]));
      const { facts: _ofTheShop, ...all } = productFields.fields;
      for (const field of Object.keys(all)) expect(fields).toContain(field);
      const hindi = GOODS_COLUMNS.filter(({ field }) => field.startsWith('translations.hi.'));
      const texts = productTranslations() as unknown as { fields: { hi: { fields: object } } };
      expect(hindi).toHaveLength(Object.keys(texts.fields.hi.fields).length);
    });

    test('has a template that the import takes as it is', async () => {
      const rows = await rowsOf(await csvTemplate({ ctx: desk.ctx }));
      const columns = goodsColumns(await readFacts(database.db));
      expect(rows[0]).toEqual(columns.map(({ label }) => label));
      const [verdict, ...notes] = (await desk.told(rows, { makes_missing: true }))[0] ?? [];
      expect([verdict, notes]).toEqual([
        'wrong',
        ['Pictures: “ghee-front.jpg” is a file name, and no ZIP of pictures was sent'],
      ]);
    });
  });
});

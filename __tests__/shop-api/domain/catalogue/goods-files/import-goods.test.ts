import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { COLUMNS, goodsRow, newSku } from '@/__tests__/support/goods-rows';
import { ImportDesk } from '@/__tests__/support/import-desk';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { imports } from '@/shop-api/db/schema/imports';
import { products } from '@/shop-api/db/schema/products';
import { runImportStep } from '@/shop-api/domain/catalogue/goods-files/import-jobs';
import { listTrail } from '@/shop-api/domain/trail/list-trail';

const folder = tempFolder();

onEachDatabase((database) => {
  const desk = new ImportDesk(() => database.db, folder);
  const trailOf = async (sku: string) => {
    const id = String((await desk.productOf(sku))?.id);
    const input = { kind: 'product', id, page: 1, pageSize: 10 };
    return (await listTrail({ ctx: desk.ctx, input })).data;
  };

  describe('an import of goods', () => {
    test('changes nothing before it is accepted, then adds, changes and tells it in the trail', async () => {
      const [first, second] = [newSku(), newSku()];
      const rows = [COLUMNS, goodsRow({ SKU: first }), goodsRow({ SKU: second, Published: '' })];
      const { one, rows: checked } = await desk.check(rows);
      expect(one).toMatchObject({ state: 'checked', counts: { added: 2, wrong: 0 } });
      expect(checked[0]?.changes).toContainEqual({ column: 'Price', before: '', after: '199.5' });
      expect(await desk.productOf(first)).toBeUndefined();
      desk.notices.length = 0;
      expect(await desk.write(one.id)).toMatchObject({ state: 'written', problem: '' });
      const added = await desk.productOf(first);
      expect(added).toMatchObject({ pricePaise: 19_950, stock: 4, isPublished: true, brandId: 1 });
      expect((await desk.productOf(second))?.isPublished).toBe(false);
      expect(desk.notices).toEqual(expect.arrayContaining([`product:${added?.id}`, 'products']));
      await desk.import([
        ['SKU', 'Price', 'Stock'],
        [first, '₹ 180.00', ''],
      ]);
      expect(await desk.productOf(first)).toMatchObject({
        pricePaise: 18_000,
        stock: null,
        name: 'Quillaja Bark Shampoo',
      });
      expect(await trailOf(first)).toMatchObject([
        { action: 'imported', by: 'Command line', before: { price: 199.5 }, after: { price: 180 } },
        { action: 'imported', before: null, after: { sku: first, price: 199.5 } },
      ]);
    });

    test('writes the others where the database refuses a row, and names that row', async () => {
      const [known, fresh, others] = [newSku(), newSku(), [newSku(), newSku(), newSku()]];
      await desk.import([COLUMNS, goodsRow({ SKU: known })]);
      const { one } = await desk.check([
        COLUMNS,
        ...others.map((SKU) => goodsRow({ SKU })),
        goodsRow({ SKU: fresh, Name: 'Poisoned soap' }),
        goodsRow({ SKU: known, Name: 'Poisoned oil' }),
      ]);
      expect(one.counts).toMatchObject({ added: 4, changed: 1, wrong: 0 });
      await database.db.execute(
        sql`ALTER TABLE products ADD CONSTRAINT poisoned CHECK (name NOT LIKE 'Poisoned%')`,
      );
      desk.alarms.length = 0;
      const written = await desk.write(one.id);
      await database.db.execute(sql`ALTER TABLE products DROP CONSTRAINT poisoned`);
      expect(written).toMatchObject({
        state: 'written',
        counts: { added: 3, changed: 0, wrong: 2 },
      });
      for (const sku of others) expect(await desk.productOf(sku)).toBeDefined();
      expect(await desk.productOf(fresh)).toBeUndefined();
      expect((await desk.productOf(known))?.name).toBe('Quillaja Bark Shampoo');
      const wrong = (await desk.rowsOf(one.id)).filter(({ verdict }) => verdict === 'wrong');
      expect(wrong.map(({ row, notes }) => [row, notes.at(-1)?.message])).toEqual([
        [5, 'Could not be written; the others were'],
        [6, 'Could not be written; the others were'],
      ]);
      expect(desk.alarms).toEqual([
        expect.stringMatching(/^Rows of an import were not written: 5, 6 \(.*poisoned/),
      ]);
    });

    test('writes nothing from a process that stood still until it was taken for killed', async () => {
      const sku = newSku();
      const { one } = await desk.check([COLUMNS, goodsRow({ SKU: sku })]);
      const set = { state: 'write_interrupted' } as const;
      await desk.ctx.db.update(imports).set(set).where(eq(imports.id, one.id));
      await runImportStep(desk.ctx, { ...one, state: 'writing' });
      expect(await desk.productOf(sku)).toBeUndefined();
      const [now] = await desk.ctx.db.select().from(imports).where(eq(imports.id, one.id));
      expect(now).toMatchObject(set);
    });

    test('leaves what a file has no column for, and empties what is empty', async () => {
      const sku = newSku();
      const columns = [...COLUMNS, 'Benefits', 'Name (hi)', 'Storage', 'Tags'];
      await desk.import([
        columns,
        goodsRow(
          {
            SKU: sku,
            Benefits: 'Mild | Foams',
            'Name (hi)': 'शैम्पू',
            Storage: 'Cool and dry',
            Tags: 'Sugar Free',
          },
          columns,
        ),
      ]);
      const before = await desk.entryOf(sku);
      expect(before).toMatchObject({
        benefits: ['Mild', 'Foams'],
        translations: { hi: { name: 'शैम्पू' } },
        net_quantity: { value: 200, unit: 'ml' },
        storage: 'Cool and dry',
        tag_ids: [1],
      });
      await desk.import([
        ['SKU', 'Benefits', 'Storage'],
        [sku, '', ''],
      ]);
      expect(await desk.entryOf(sku)).toEqual({ ...before, benefits: [], storage: '' });
    });

    test('brings goods in as a draft that lack what the law demands', async () => {
      const sku = newSku();
      const rows = [COLUMNS, goodsRow({ SKU: sku, Licence: '', 'Licence number': '' })];
      const told = 'Published: Comes in as a draft: Cosmetics need their licence number';
      expect(await desk.told(rows)).toEqual([['added', told]]);
      await desk.import(rows);
      expect(await desk.productOf(sku)).toMatchObject({ state: 'draft', isPublished: false });
    });

    test('does not take from goods on sale what the law demands', async () => {
      const sku = newSku();
      await desk.import([COLUMNS, goodsRow({ SKU: sku })]);
      const rows = [
        ['SKU', 'Ingredients'],
        [sku, ''],
      ];
      expect(await desk.told(rows)).toEqual([['wrong', 'Published: Ingredients must be listed']]);
    });

    test('does not touch a stock that the file has as the shop had it', async () => {
      const sku = newSku();
      await desk.import([COLUMNS, goodsRow({ SKU: sku, Stock: '10' })]);
      const { one } = await desk.check([
        ['SKU', 'Price', 'Stock'],
        [sku, '150', '10'],
      ]);
      await database.db.update(products).set({ stock: 9 }).where(eq(products.sku, sku));
      await desk.write(one.id);
      expect(await desk.productOf(sku)).toMatchObject({ pricePaise: 15_000, stock: 9 });
    });

    test('writes the right rows and leaves the wrong ones out', async () => {
      const [right, wrong] = [newSku(), newSku()];
      const one = await desk.import([
        COLUMNS,
        goodsRow({ SKU: right }),
        goodsRow({ SKU: wrong, Price: '-1' }),
      ]);
      expect(one).toMatchObject({ state: 'written', counts: { added: 1, wrong: 1 } });
      expect([(await desk.productOf(right))?.sku, await desk.productOf(wrong)]).toEqual([
        right,
        undefined,
      ]);
    });

    test('writes nothing at all where somebody has changed a product since the check', async () => {
      const [known, fresh] = [newSku(), newSku()];
      await desk.import([COLUMNS, goodsRow({ SKU: known })]);
      const { one } = await desk.check([
        COLUMNS,
        goodsRow({ SKU: fresh }),
        goodsRow({ SKU: known, Price: '150' }),
      ]);
      await desk.import([
        ['SKU', 'Price'],
        [known, '180'],
      ]);
      expect(await desk.write(one.id)).toMatchObject({
        state: 'failed',
        problem: 'Command line has changed this meanwhile',
      });
      expect([await desk.productOf(fresh), (await desk.productOf(known))?.pricePaise]).toEqual([
        undefined,
        18_000,
      ]);
    });
  });
});

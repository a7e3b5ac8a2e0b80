import { describe, expect, test } from '@jest/globals';
import { eq, inArray, like } from 'drizzle-orm';
import { COLUMNS, goodsRow, newSku } from '@/__tests__/support/goods-rows';
import { ImportDesk } from '@/__tests__/support/import-desk';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { categories } from '@/shop-api/db/schema/categories';
import { brands } from '@/shop-api/db/schema/product-attributes';

const folder = tempFolder();

onEachDatabase((database) => {
  const desk = new ImportDesk(() => database.db, folder);
  describe('what goods name', () => {
    test('makes brands and categories only where the person says so', async () => {
      const row = goodsRow({ Brand: 'Nirgundi Imports', Category: 'Dens > Bars > Neem bars' });
      expect(await desk.told([COLUMNS, row])).toEqual([
        [
          'wrong',
          'Brand: “Nirgundi Imports” does not exist',
          'Category: “Dens > Bars > Neem bars” does not exist',
        ],
      ]);
      const { one } = await desk.check([COLUMNS, row], { makes_missing: true });
      expect(one.counts?.new_names).toEqual([
        'brand: Nirgundi Imports',
        'category: Dens > Bars > Neem bars',
      ]);
      expect((await desk.write(one.id)).problem).toBe('');
      const [brand] = await database.db
        .select()
        .from(brands)
        .where(eq(brands.name, 'Nirgundi Imports'));
      const tree = await database.db
        .select()
        .from(categories)
        .where(like(categories.slug, 'dens%'));
      expect(await desk.productOf(row[0] ?? '')).toMatchObject({
        brandId: brand?.id,
        categoryId: tree.at(-1)?.id,
      });
      expect(tree.map(({ name, level }) => [name, level])).toEqual([
        ['Dens', 1],
        ['Bars', 2],
        ['Neem bars', 3],
      ]);
    });

    test('makes names whose addresses would be the same, or in any script', async () => {
      const names = ['Neem & Co', 'Neem Co', 'नीम', 'নিম', 'Neem-Co!'];
      const rows = names.map((Brand) =>
        goodsRow({ Brand, Name: Brand, Category: `Any > ${Brand}` }),
      );
      const { one } = await desk.check([COLUMNS, ...rows], { makes_missing: true });
      expect(one.counts).toMatchObject({ added: 5, wrong: 0 });
      expect(await desk.write(one.id)).toMatchObject({ state: 'written', problem: '' });
      const made = await database.db.select().from(brands).where(inArray(brands.name, names));
      expect(made.map(({ slug }) => slug).sort()).toEqual(
        ['neem-co', 'neem-co-2', 'neem-co-3', 'niim', 'nim'].sort(),
      );
    });

    test('is refused at its row where its desk would not take it', async () => {
      const told = await desk.told(
        [COLUMNS, goodsRow({ Brand: 'x'.repeat(201) }), goodsRow({ Brand: '…' }), goodsRow()],
        { makes_missing: true },
      );
      expect(told).toEqual([
        ['wrong', 'Brand: Brand must be at most 200 characters'],
        ['wrong', 'Brand: “…” has no letter or digit to make an address of'],
        ['added'],
      ]);
    });

    test('joins new products that name each other', async () => {
      const [soap, oil] = [newSku(), newSku()];
      const columns = [...COLUMNS, 'Related SKUs'];
      const rows = [
        columns,
        goodsRow({ SKU: soap, 'Related SKUs': `${oil} | VNY-1001 | nobody` }, columns),
        goodsRow({ SKU: oil }, columns),
      ];
      expect((await desk.told(rows))[0]).toEqual([
        'added',
        'Related SKUs: No product has the SKU nobody',
      ]);
      await desk.import(rows);
      expect((await desk.entryOf(soap))?.related_product_ids).toEqual([
        (await desk.productOf(oil))?.id,
        1001,
      ]);
    });

    test('fills in what files of other shops lack', async () => {
      const sku = newSku();
      const defaults = {
        Brand: 'Kaapivana',
        Category: 'Coffee',
        HSN: '902',
        'GST rate': '5 %',
        'Country of origin': 'India',
      };
      const rows = [
        ['SKU', 'Name', 'MRP', 'Price'],
        [sku, 'Nilgiri Tea', '120', '100'],
      ];
      expect(await desk.told(rows, { defaults })).toEqual([
        ['added', 'HSN: A leading zero was added: 0902'],
      ]);
      await desk.import(rows, { defaults });
      expect(await desk.productOf(sku)).toMatchObject({
        hsn: '0902',
        gstRate: 5,
        brandId: 2,
        isPublished: false,
      });
    });
  });
});

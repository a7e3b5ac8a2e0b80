import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { COLUMNS, goodsRow, newSku } from '@/__tests__/support/goods-rows';
import { ImportDesk } from '@/__tests__/support/import-desk';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { zipOf } from '@/__tests__/support/zip-file';
import { products } from '@/shop-api/db/schema/products';
import { PRODUCTS } from '@/shop-api/domain/catalogue/manage/product-entries';
import { GoodsFileRefused } from '@/shop-api/providers/goods-files/goods-file';
import { openGoodsFiles } from '@/shop-api/providers/goods-files/open-goods-files';

const folder = tempFolder();
const s3 = withS3();
const columns = [...COLUMNS, 'Pictures', 'Picture texts', 'Home picture'];
const picture = (color: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: color } })
    .png()
    .toBuffer();

onEachDatabase((database) => {
  const fetched: string[] = [];
  const desk = new ImportDesk(() => database.db, folder, {
    fetchPicture: async (address) => {
      fetched.push(address);
      if (address.endsWith('missing.jpg')) throw new GoodsFileRefused('No picture is there');
      return picture('green');
    },
  });
  const picturesOf = async (sku: string) => {
    const [row] = await database.db.select().from(products).where(eq(products.sku, sku));
    return row && (await PRODUCTS.read(database.db, [row.id])).get(row.id);
  };

  describe('pictures of an import', () => {
    test('come from the ZIP by name or path, once for the same bytes', async () => {
      const pictures = zipOf({
        'photos/Front.PNG': await picture('red'),
        'photos/back.png': await picture('blue'),
      });
      const sku = newSku();
      const row = goodsRow(
        {
          SKU: sku,
          Pictures: 'front.png | photos/back.png',
          'Picture texts': 'A jar',
          'Home picture': 'front.png',
        },
        columns,
      );
      expect(await desk.import([columns, row], { pictures })).toMatchObject({
        state: 'written',
        lostPictures: [],
      });
      const entry = await picturesOf(sku);
      expect(entry?.pictures).toMatchObject([
        { view: 'front', alt_text: 'A jar' },
        { view: 'still', alt_text: 'Quillaja Bark Shampoo' },
      ]);
      expect(entry?.home_picture_id).toBe(entry?.pictures[0]?.id);
      expect(await desk.told([columns, row], { pictures })).toEqual([['same']]);
      expect(
        (await desk.told([columns, goodsRow({ Pictures: 'side.png' }, columns)], { pictures }))[0],
      ).toEqual(['wrong', 'Pictures: “side.png” is not in the ZIP']);
    });

    test('of one name in several folders are told apart by path, and by name refused', async () => {
      const pictures = zipOf({
        'jar.png': await picture('white'),
        'ghee/jar.png': await picture('gold'),
        'ghee/front.png': await picture('maroon'),
        'oil/front.png': await picture('lime'),
      });
      const told = async (name: string) =>
        (
          await desk.told([columns, goodsRow({ SKU: newSku(), Pictures: name }, columns)], {
            pictures,
          })
        )[0];
      expect(await told('front.png')).toEqual([
        'wrong',
        'Pictures: Several pictures are called “front.png”: write the path',
      ]);
      expect((await told('oil/front.png'))?.[0]).toBe('added');
      const [outside, inside] = [newSku(), newSku()];
      const rows = [
        goodsRow({ SKU: outside, Pictures: 'jar.png' }, columns),
        goodsRow({ SKU: inside, Pictures: 'ghee/jar.png' }, columns),
      ];
      await desk.import([columns, ...rows], { pictures });
      const idOf = async (sku: string) => (await picturesOf(sku))?.pictures[0]?.id;
      expect(await idOf(outside)).not.toBe(await idOf(inside));
    });

    test('are read by another server than the one that took the files', async () => {
      const server = () => {
        const { sent } = openGoodsFiles({ dataDir: tempFolder(), s3: s3.config });
        return new ImportDesk(() => database.db, folder, { sent });
      };
      const pictures = zipOf({ 'front.png': await picture('olive') });
      const sku = newSku();
      const row = goodsRow({ SKU: sku, Pictures: 'front.png' }, columns);
      const { one } = await server().check([columns, row], { pictures });
      expect(await server().write(one.id)).toMatchObject({ state: 'written', lostPictures: [] });
      expect((await picturesOf(sku))?.pictures).toMatchObject([{ view: 'front' }]);
    });

    test('have texts in other languages, each at its place', async () => {
      const pictures = zipOf({ 'a.png': await picture('teal'), 'b.png': await picture('navy') });
      const inHindi = [...columns, 'Picture texts (hi)'];
      const row = goodsRow({ SKU: newSku(), Pictures: 'a.png | b.png' }, inHindi);
      const given = [...row.slice(0, -1), ' | पीछे'];
      await desk.import([inHindi, given], { pictures });
      const texts = async () =>
        (await picturesOf(row[0] as string))?.pictures.map(({ translations }) => translations);
      expect(await texts()).toEqual([{}, { hi: { alt_text: 'पीछे' } }]);
      expect(await desk.told([inHindi, given], { pictures })).toEqual([['same']]);
      // A file without the column says nothing about them.
      expect(await desk.told([columns, row.slice(0, -1)], { pictures })).toEqual([['same']]);
      expect(await texts()).toEqual([{}, { hi: { alt_text: 'पीछे' } }]);
      await desk.import([inHindi, row], { pictures });
      expect(await texts()).toEqual([{}, {}]);
    });

    test('are fetched after the person has accepted; one that is lost is named', async () => {
      const sku = newSku();
      const row = goodsRow(
        { SKU: sku, Pictures: 'https://p.example/missing.jpg | https://p.example/a.jpg' },
        columns,
      );
      const { one } = await desk.check([columns, row]);
      expect([one.counts?.pictures_to_fetch, fetched]).toEqual([2, []]);
      const written = await desk.write(one.id);
      expect(written).toMatchObject({
        state: 'written',
        lostPictures: [
          {
            row: 2,
            column: 'Pictures',
            message: 'https://p.example/missing.jpg: No picture is there',
          },
        ],
      });
      expect((await picturesOf(sku))?.pictures).toHaveLength(1);
    });

    test.each([
      ['damaged', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'it is damaged'],
      ['leading out of its folder', zipOf({ '../../etc/passwd.png': 'x' }), 'unsafe name'],
    ])('are refused in a ZIP that is %s', async (_what, pictures, message) => {
      const { one } = await desk.check([columns, goodsRow({}, columns)], { pictures });
      expect(one.state).toBe('refused');
      expect(one.problem).toContain(message);
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import { COLUMNS, goodsRow, newSku } from '@/__tests__/support/goods-rows';
import { ImportDesk } from '@/__tests__/support/import-desk';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onEachDatabase } from '@/__tests__/support/test-database';

const folder = tempFolder();

onEachDatabase((database) => {
  const desk = new ImportDesk(() => database.db, folder);
  const told = async (cells: Record<string, string>, columns = COLUMNS) =>
    (await desk.told([columns, goodsRow(cells, columns)]))[0];

  describe('a row of a file', () => {
    test.each([
      [{ Price: '-5' }, 'Price: Price must be above zero'],
      [{ Price: '300' }, 'Price: Price must not be above the MRP'],
      [{ Price: 'cheap' }, 'Price: Not a number'],
      [{ Price: '1,2,3' }, 'Price: Not a number'],
      [{ Name: '!!' }, 'Slug: “!!” has no letter or digit to make an address of'],
      [{ SKU: 'a\0b' }, 'SKU: Has a character that no text can have'],
      [{ 'Manufacturer address': 'Pune\0' }, 'Manufacturer address: Has a character'],
      [{ Price: '' }, 'Price: Price is required'],
      [{ MRP: '10.999', Price: '10' }, 'MRP: MRP must have at most 2 decimals'],
      [{ 'GST rate': '105' }, 'GST rate: GST rate must be one of 0, 3, 5, 18, 28, 40'],
      [{ 'GST rate': '5.5' }, 'GST rate: GST rate must be one of 0, 3, 5, 18, 28, 40'],
      [{ 'GST rate': '' }, 'GST rate: GST rate is required'],
      [{ HSN: '12' }, 'HSN: HSN must be 4, 6 or 8 digits'],
      [{ HSN: '3.30E+05' }, 'HSN: A spreadsheet has shortened this number.'],
      [{ Stock: '-1' }, 'Stock: Stock must not be negative'],
      [{ Published: 'perhaps' }, 'Published: Write yes or no'],
      [{ Brand: 'Nobody' }, 'Brand: “Nobody” does not exist'],
      [{ Brand: '' }, 'Brand: Brand is required'],
      [{ SKU: '' }, 'SKU: SKU is required'],
      [{ SKU: 'x'.repeat(61) }, 'SKU: SKU must be at most 60 characters'],
    ])('is wrong in %j', async (cells, message) => {
      const [verdict, first] = (await told(cells)) ?? [];
      expect(verdict).toBe('wrong');
      expect(first).toContain(message);
    });

    test('names the column of a part that is wrong', async () => {
      const columns = [...COLUMNS, 'Pictures'];
      const cells = {
        'Net quantity unit': '',
        'Manufacturer address': '',
        Pictures: 'front.jpg | http://a.example/b.jpg | 0123456789abcdef',
      };
      const [verdict, ...notes] = (await told(cells, columns)) ?? [];
      expect([verdict, notes]).toEqual([
        'wrong',
        [
          'Pictures: “front.jpg” is a file name, and no ZIP of pictures was sent',
          'Pictures: Pictures come from https addresses only',
          'Pictures: No stored picture has the id 0123456789abcdef',
          'Net quantity unit: Unit of the net quantity is required',
          'Manufacturer address: Address of the manufacturer is required',
        ],
      ]);
    });

    test.each([
      [{ Price: '99,90' }, ['Price: “99,90” was read as 99.9']],
      [{ Price: 'Rs. 125/-', MRP: '₹ 1,25,000.00' }, []],
      [{ 'Net quantity': '0,5' }, ['Net quantity: “0,5” was read as 0.5']],
      [
        { 'Visible from': '01/12/2026' },
        ['Visible from: “01/12/2026” was read as 2026-12-01T00:00:00+05:30'],
      ],
      [{ 'Visible until': '2026-12-31' }, []],
      [{ Size: '2026-12-10' }, ['Size: A date: a spreadsheet may have made it of another text']],
      [
        { Description: '<p onclick="x()">Mild</p><script>x()</script>' },
        [
          'Description: Description is saved without onclick of <p>, <script>, which pages do not show.',
        ],
      ],
    ])('says how it was read in %j', async (cells, notes) => {
      expect(await told(cells, [...new Set([...COLUMNS, ...Object.keys(cells)])])).toEqual([
        'added',
        ...notes,
      ]);
    });

    test('is asked what it means where a file with semicolons has a sign before three digits', async () => {
      const goods = [COLUMNS, goodsRow({ Price: '1,250', MRP: '1.500' })];
      const text = goods.map((cells) => cells.join(';')).join('\n');
      const { rows } = await desk.checkText(text);
      expect(rows[0]?.notes).toEqual([
        expect.objectContaining({
          column: 'MRP',
          message: expect.stringContaining('Write 1500 or 1.5'),
        }),
        expect.objectContaining({
          column: 'Price',
          message: expect.stringContaining('Write 1250 or 1.25'),
        }),
      ]);
    });

    test('names the same product with signs around its SKU that nobody sees', async () => {
      const sku = newSku();
      await desk.import([COLUMNS, goodsRow({ SKU: sku })]);
      expect(await told({ SKU: `\u200b${sku}\ufeff` })).toEqual(['same']);
    });

    test('says that its SKU stands twice in the file', async () => {
      const sku = newSku();
      expect(await desk.told([COLUMNS, goodsRow({ SKU: sku }), goodsRow({ SKU: sku })])).toEqual([
        ['added'],
        ['wrong', 'SKU: The SKU stands in row 2 too'],
      ]);
    });

    test('says that a barcode is on another product, of the file or of the shop', async () => {
      const withBarcode = [...COLUMNS, 'Barcode'];
      const [one, other, third] = [newSku(), newSku(), newSku()];
      const row = (SKU: string) => goodsRow({ SKU, Barcode: '8901030865275' }, withBarcode);
      expect(await desk.told([withBarcode, row(one), row(other)])).toEqual([
        ['added'],
        ['wrong', 'Barcode: The barcode stands in row 2 too'],
      ]);
      await desk.import([withBarcode, row(one)]);
      expect(await desk.told([withBarcode, row(third)])).toEqual([
        ['wrong', `Barcode: ${one} has this barcode`],
      ]);
      expect(await desk.told([withBarcode, row(one)])).toEqual([['same']]);
    });

    test('says what a new product lacks where columns are missing', async () => {
      const [verdict, ...notes] =
        (
          await desk.told([
            ['SKU', 'Name'],
            [newSku(), 'Oil'],
          ])
        )[0] ?? [];
      expect(verdict).toBe('wrong');
      expect(notes.map((note) => note.split(':')[0])).toEqual(
        expect.arrayContaining([
          'Brand',
          'Category',
          'MRP',
          'Price',
          'HSN',
          'GST rate',
          'Country of origin',
        ]),
      );
    });

    test('needs a path where several categories have its name', async () => {
      await desk.import(
        [COLUMNS, goodsRow({ Category: 'Aaa > Twins' }), goodsRow({ Category: 'Bbb > Twins' })],
        { makes_missing: true },
      );
      expect(await told({ Category: 'Twins' })).toEqual([
        'wrong',
        'Category: Several categories are called “Twins”: write the path',
      ]);
      expect(await told({ Category: 'aaa>twins' })).toEqual(['added']);
    });

    test('is the same where nothing differs, in any writing', async () => {
      const cells = { SKU: newSku() };
      await desk.import([COLUMNS, goodsRow(cells)]);
      expect(
        await told({ ...cells, Price: ' Rs. 199.50 ', Published: 'TRUE', Brand: 'vanya  select' }),
      ).toEqual(['same']);
    });
  });
});

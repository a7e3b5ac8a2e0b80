import { describe, expect, test } from '@jest/globals';
import { readContent } from '@/__tests__/support/goods-file';
import { tempFolder } from '@/__tests__/support/temp-folder';

const folder = tempFolder();
const read = (rows: string[]) => readContent(folder, rows.join('\n'));

describe('a product export of WooCommerce', () => {
  const HEADERS =
    'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Upsells,Attribute 1 name,Attribute 1 value(s),Is featured?';

  test('becomes products with the texts of their parents', async () => {
    const { about, goods } = await read([
      HEADERS,
      '10,variable,OIL,Neem Oil,1,visible,Short.,Long.,1,,0.2,,,"Body > Oils, Body",neem,https://w.example/a.jpg,,SOAP,Size,"100 ml, 200 ml",1',
      '11,variation,OIL-100,Neem Oil - 100 ml,1,visible,,,1,7,,80,100,,,,OIL,,Size,100 ml,0',
      '12,variation,,Neem Oil - 200 ml,1,visible,,,0,,0.3,,180,,,,id:10,,Size,200 ml,0',
      '13,grouped,SET,Set,1,visible,,,1,,,,,,,,,,,,0',
      '14,external,EXT,Elsewhere,1,visible,,,1,,,,10,,,,,,,,0',
    ]);
    expect(about.kind).toBe('woocommerce');
    const shared = {
      Name: 'Neem Oil',
      Category: 'Body > Oils',
      Tags: 'neem',
      'Size family': 'OIL',
      Description: 'Short.\nLong.',
      Published: 'yes',
      Pictures: 'https://w.example/a.jpg',
      'Related SKUs': 'SOAP',
    };
    expect(goods.filter(({ skipped }) => !skipped).map(({ cells }) => cells)).toEqual([
      {
        ...shared,
        SKU: 'OIL-100',
        Size: '100 ml',
        Price: '80',
        MRP: '100',
        Stock: '7',
        'Shipping weight in g': '200',
      },
      {
        ...shared,
        SKU: 'woo-12',
        Size: '200 ml',
        Price: '180',
        MRP: '180',
        Stock: '0',
        'Shipping weight in g': '300',
      },
    ]);
    expect(goods.flatMap(({ skipped }) => skipped ?? [])).toEqual([
      'Comes in as its variations',
      expect.stringContaining('A grouped product'),
      expect.stringContaining('An external product'),
    ]);
    expect(goods[1]?.notes).toEqual([
      { column: 'Category', message: 'Further categories are left out' },
    ]);
    expect(about.headers.find(({ header }) => header === 'Is featured?')?.column).toBeNull();
  });

  test('has the line breaks and commas that it escapes', async () => {
    const { goods } = await read([
      HEADERS,
      String.raw`1,variation,A,A,1,visible,One\nTwo,Keep \\n,1,,,,10,,"a\, b, c",,,,Set,"Tea\, honey",0`,
    ]);
    expect(goods[0]?.cells).toMatchObject({
      Description: 'One\nTwo\nKeep \\n',
      Tags: 'a, b | c',
      Size: 'Tea, honey',
    });
  });

  test('says at the row that a sale of some days holds at once and without an end', async () => {
    const { goods } = await read([
      'ID,Type,SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends',
      '1,simple,A,A,100,80,2026-12-01,2026-12-31',
      '2,simple,B,B,100,80,,',
    ]);
    expect(goods.map(({ notes }) => notes.map(({ message }) => message))).toEqual([
      [
        'The sale price holds there from 2026-12-01 until 2026-12-31 only; here at once and without an end',
      ],
      [],
    ]);
  });

  test('takes hidden and unpublished products for drafts', async () => {
    const { goods } = await read([
      HEADERS,
      '1,simple,A,A,1,hidden,,,1,,,,10,,,,,,,,0',
      '2,"simple, virtual",B,B,0,visible,,,1,,,,10,,,,,,,,0',
    ]);
    expect(goods.map(({ cells }) => cells.Published)).toEqual(['no', 'no']);
    expect(goods[1]?.notes[0]?.message).toContain('Is not sent at WooCommerce');
  });
});

import { describe, expect, test } from '@jest/globals';
import { readContent } from '@/__tests__/support/goods-file';
import { tempFolder } from '@/__tests__/support/temp-folder';

const folder = tempFolder();
const read = (rows: string[]) => readContent(folder, rows.join('\n'));

describe('a product export of Shopify', () => {
  const HEADERS =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Gift Card,Cost per item,Status';

  test('becomes a product for each variant, in one size family', async () => {
    const { about, goods } = await read([
      HEADERS,
      'neem-soap,Neem Soap,<p>Mild</p>,Vanya,Soap,"neem, bath",TRUE,Size,75 g,NS-75,90,shopify,12,60,75,https://cdn.example/a.jpg,Soap,FALSE,20,active',
      'neem-soap,,,,,,,,125 g,NS-125,140,,3,90,,https://cdn.example/b.jpg,,,,',
      'neem-soap,,,,,,,,,,,,,,,https://cdn.example/c.jpg,,,,',
    ]);
    expect(about.kind).toBe('shopify');
    const shared = {
      Name: 'Neem Soap',
      Slug: 'neem-soap',
      Description: '<p>Mild</p>',
      Brand: 'Vanya',
      Category: 'Soap',
      Tags: 'neem | bath',
      'Size family': 'neem-soap',
      Published: 'yes',
      Pictures: 'https://cdn.example/a.jpg | https://cdn.example/b.jpg | https://cdn.example/c.jpg',
      'Picture texts': 'Soap | Neem Soap | Neem Soap',
    };
    expect(goods.map(({ row, cells }) => [row, cells])).toEqual([
      [
        2,
        {
          ...shared,
          SKU: 'NS-75',
          Size: '75 g',
          Price: '60',
          MRP: '75',
          Stock: '12',
          'Shipping weight in g': '90',
        },
      ],
      [
        3,
        {
          ...shared,
          SKU: 'NS-125',
          Size: '125 g',
          Price: '90',
          MRP: '90',
          'Shipping weight in g': '140',
        },
      ],
    ]);
  });

  test('says what is lost, of columns that have anything', async () => {
    const { about } = await read([
      HEADERS,
      'soap,Soap,,,,,,Title,Default Title,,,,,60,,,,FALSE,20,',
    ]);
    const lost = about.headers.filter(({ column }) => column === null).map(({ header }) => header);
    expect(lost).toEqual(['Option1 Name', 'Gift Card', 'Cost per item']);
  });

  test('makes SKUs, leaves gift cards out and takes what is not active for a draft', async () => {
    const { goods } = await read([
      HEADERS,
      'card,Gift card,,,,,TRUE,Amount,₹500,,,,,500,,,,TRUE,,active',
      'oil,Neem Oil,,,,,TRUE,Size,100 ml,,0,,,80,,,,FALSE,,draft',
    ]);
    expect(goods[0]?.skipped).toBe('A gift card: left out');
    expect(goods[1]?.cells).toMatchObject({ SKU: 'oil-100-ml', Published: 'no' });
    expect(goods[1]?.notes[0]?.message).toContain('The SKU was empty');
  });

  test('has the barcodes that scanners read; what is none is left out and said', async () => {
    const { about, goods } = await read([
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode',
      'a,Neem Oil,Title,Default Title,A,80,8901030865275',
      "b,Neem Soap,Title,Default Title,B,80,'8901030865275",
      'c,Neem Balm,Title,Default Title,C,80,365275101829',
    ]);
    expect(goods.map(({ cells }) => cells.Barcode)).toEqual([
      '8901030865275',
      '8901030865275',
      undefined,
    ]);
    expect(goods.map(({ notes }) => notes.map(({ column }) => column))).toEqual([
      [],
      [],
      ['Barcode'],
    ]);
    expect(about.headers.find(({ header }) => header === 'Variant Barcode')?.column).toBe(
      'Barcode',
    );
  });

  test('loses no variant without a price, and no row without a handle', async () => {
    const { goods } = await read([
      HEADERS,
      'soap,Soap,,,,,TRUE,Size,75 g,S-75,,,,60,,,,,,active',
      ',,,,,,,,125 g,S-125,,,,,,https://cdn.example/b.jpg,,,,',
    ]);
    expect(goods.map(({ cells }) => [cells.SKU, cells.Name, cells.Price, cells.Pictures])).toEqual([
      ['S-75', 'Soap', '60', 'https://cdn.example/b.jpg'],
      ['S-125', 'Soap', undefined, 'https://cdn.example/b.jpg'],
    ]);
  });

  test('is known by its new column names too', async () => {
    const { about, goods } = await read([
      'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Weight value (grams),Product image URL',
      'Neem Oil,neem-oil,Pressed,Vanya,Oil,,TRUE,Active,NO-1,Size,100 ml,80,100,shopify,-2,120,https://cdn.example/a.jpg',
    ]);
    expect(about.kind).toBe('shopify');
    expect(goods[0]?.cells).toMatchObject({
      SKU: 'NO-1',
      Size: '100 ml',
      Price: '80',
      MRP: '100',
      Stock: '0',
      Published: 'yes',
      Pictures: 'https://cdn.example/a.jpg',
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import { fileIn, readContent } from '@/__tests__/support/goods-file';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { MAX_IMPORT_ROWS } from '@/contract/shop/limits';
import { readGoods } from '@/shop-api/providers/goods-files/read-goods';

const folder = tempFolder();
const read = (content: string | Uint8Array) => readContent(folder, content);
const refusal = (content: string | Uint8Array) =>
  read(content).then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('a file of goods', () => {
  const HINDI = 'SKU,Name,Name (hi)\nGHEE-1,A2 Ghee,घी\n';

  test.each([
    ['UTF-8', new TextEncoder().encode(HINDI)],
    ['UTF-8', new TextEncoder().encode(`\uFEFF${HINDI}`)],
    ['UTF-16 LE', Buffer.from(`\uFEFF${HINDI}`, 'utf16le')],
    ['UTF-16 LE', Buffer.from(HINDI, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\uFEFF${HINDI}`, 'utf16le').swap16()],
  ])('is read in %s, with or without its mark', async (encoding, bytes) => {
    const { about, goods } = await read(bytes);
    expect(about.readAs).toBe(`${encoding}, comma`);
    expect(goods[0]?.cells).toEqual({ SKU: 'GHEE-1', Name: 'A2 Ghee', 'Name (hi)': 'घी' });
  });

  test('is read as Windows-1252, which old spreadsheets write', async () => {
    const { about, goods } = await read(Buffer.from('SKU,Name\nC-1,Caf\xe9 \x80\n', 'latin1'));
    expect([about.readAs, goods[0]?.cells.Name]).toEqual(['Windows-1252, comma', 'Café €']);
  });

  test.each([
    ['comma', 'SKU,Name\nA-1,"Oil, cold pressed"'],
    ['semicolon', 'SKU;Name\nA-1;Oil, cold pressed'],
    ['tab', 'SKU\tName\nA-1\tOil, cold pressed'],
    ['semicolon', 'sep=;\r\nSKU;Name\r\nA-1;Oil, cold pressed\r\n'],
  ])('is read with %s between its columns', async (separator, text) => {
    const { about, goods } = await read(text);
    expect(about.readAs).toBe(`UTF-8, ${separator}`);
    expect(goods[0]?.cells).toEqual({ SKU: 'A-1', Name: 'Oil, cold pressed' });
  });

  test('keeps the rows that a spreadsheet counts, across empty ones and lines in a cell', async () => {
    const { goods } = await read('SKU,Description\nA-1,"two\nlines"\n,\nA-2,one\n');
    expect(goods.map(({ row, cells }) => [row, cells.Description])).toEqual([
      [2, 'two\nlines'],
      [4, 'one'],
    ]);
  });

  test('takes a formula for text and says so', async () => {
    const { goods } = await read('SKU,Name\nA-1,"=cmd|\'/c calc\'!A1"\nA-2,-5 to +5\n');
    expect(goods[0]?.cells.Name).toBe("=cmd|'/c calc'!A1");
    expect(goods.map(({ notes }) => notes)).toEqual([
      [{ column: 'Name', message: 'Begins like a formula: taken as text' }],
      [],
    ]);
  });

  test('knows columns in any spelling, and says which it does not know', async () => {
    const { about } = await read('sku,COUNTRY_OF_ORIGIN,Net quantity unit,Colour\nA-1,India,g,red');
    expect(about.headers.map(({ header, column }) => [header, column])).toEqual([
      ['sku', 'SKU'],
      ['COUNTRY_OF_ORIGIN', 'Country of origin'],
      ['Net quantity unit', 'Net quantity unit'],
      ['Colour', null],
    ]);
  });

  test('is read by a mapping that a person made', async () => {
    const path = await fileIn(folder, 'Code,Title,Name\nA-1,Neem Oil,x\n');
    const mapping = { Code: 'SKU', Title: 'Name', Name: '' };
    const { goods } = await readGoods({ path, mapping });
    expect(goods[0]?.cells).toEqual({ SKU: 'A-1', Name: 'Neem Oil' });
  });

  test.each([
    ['an empty file', '', 'The file is empty'],
    ['blank lines', '\n\n', 'The file is empty'],
    ['column names alone', 'SKU,Name\n', 'The file has column names and no rows'],
    ['another separator', 'SKU:Name\nA:B', 'The first row has one column'],
    ['no SKU', 'Name,Price\nOil,5', 'The file has no column “SKU”'],
    ['a column twice', 'SKU,Name,name\nA,B,C', 'Two columns of the file are “Name”'],
    ['an open quotation mark', 'SKU,Name\nA-1,"Oil\nA-2,Ghee\n', 'is not closed'],
    ['a PDF', '%PDF-1.7 …', 'neither CSV nor XLSX'],
    ['bytes of a program', '\u007fELF\u0002\u0001\0\0\0\0,\0', 'neither CSV nor XLSX'],
  ])('is refused with a reason: %s', async (_what, text, message) => {
    expect(await refusal(text)).toMatch(/^GoodsFileRefused: /);
    expect(await refusal(text)).toContain(message);
  });

  test('is refused as an old Excel file', async () => {
    expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toContain('old Excel');
  });

  test('is refused with too many rows', async () => {
    const rows = Array.from({ length: MAX_IMPORT_ROWS + 1 }, (_, at) => `A-${at},Oil`);
    expect(await refusal(['SKU,Name', ...rows].join('\n'))).toContain('has more than 25000 rows');
  });
});

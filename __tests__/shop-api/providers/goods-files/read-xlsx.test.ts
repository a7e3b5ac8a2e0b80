import { describe, expect, test } from '@jest/globals';
import { fileIn, readContent } from '@/__tests__/support/goods-file';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { workbookOf } from '@/__tests__/support/workbook';
import { withFalseSize, zipOf } from '@/__tests__/support/zip-file';
import type { GoodsFileAbout, GoodsRow } from '@/shop-api/providers/goods-files/goods-file';
import { readInThread } from '@/shop-api/providers/goods-files/thread-reader';
import { xlsxOf } from '@/shop-api/providers/goods-files/write-sheets';

const folder = tempFolder();
async function readAll(path: string) {
  const parts: (GoodsFileAbout | GoodsRow[])[] = [];
  for await (const part of readInThread({ path, mapping: {} })) parts.push(part);
  return parts;
}

const refusal = (content: Uint8Array) =>
  readContent(folder, content).then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('a workbook of goods', () => {
  test('is written and read with every letter and digit', async () => {
    const rows = [
      ['SKU', 'Name', 'HSN', 'Name (hi)', 'Pack'],
      ['GHEE-1', '=SUM(1,2) & "quoted"', '0405', 'घी', ''],
    ];
    const { about, goods } = await readContent(folder, await xlsxOf(rows));
    expect([about.readAs, about.rows]).toEqual(['XLSX', 1]);
    expect(goods[0]?.cells).toEqual({
      SKU: 'GHEE-1',
      Name: '=SUM(1,2) & "quoted"',
      HSN: '0405',
      'Name (hi)': 'घी',
      Pack: '',
    });
  });

  test('is refused when it unpacks to more than it says', async () => {
    const bomb = zipOf({ 'xl/worksheets/sheet1.xml': new Uint8Array(5_000_000) });
    expect(await refusal(withFalseSize(bomb, 1_000))).toContain('it is damaged');
  });

  test('is refused when it says that it unpacks to gigabytes', async () => {
    const bomb = withFalseSize(zipOf({ 'xl/worksheets/sheet1.xml': '<x/>' }), 3_000_000_000);
    expect(await refusal(bomb)).toContain('unpacks to more than 200 MB');
  });

  test('is refused where it is a ZIP of something else, or cut off', async () => {
    expect(await refusal(zipOf({ 'readme.txt': 'hello' }))).toContain('it is damaged');
    const whole = await xlsxOf([['SKU', 'Name']]);
    expect(await refusal(whole.subarray(0, whole.length / 2))).toContain('it is damaged');
  });

  test('is read from the first sheet that is seen', async () => {
    const sheet = (name: string, state?: 'hidden' | 'veryHidden') => ({
      ...{ name, cells: { A1: 'SKU', B1: 'Name', A2: name, B2: 'Oil' } },
      ...(state && { state }),
    });
    const { goods } = await readContent(
      folder,
      workbookOf([sheet('Lists', 'hidden'), sheet('Old', 'veryHidden'), sheet('Goods')]),
    );
    expect(goods.map(({ cells }) => cells.SKU)).toEqual(['Goods']);
  });

  test('has the days and times that its cells show', async () => {
    const cells = {
      ...{ A1: 'SKU', B1: 'Visible from', C1: 'Visible until', A2: 'A' },
      B2: { number: 46_357, format: 14 },
      C2: { number: 46_387.75, format: 22 },
    } as const;
    const { goods } = await readContent(folder, workbookOf([{ name: 'Goods', cells }]));
    expect(goods[0]?.cells).toMatchObject({
      'Visible from': '2026-12-01',
      'Visible until': '2026-12-31 18:00:00',
    });
  });

  test('is refused at once where a cell lies farther away than anything could be held', async () => {
    const far = { name: 'Goods', cells: { A1: 'SKU', B1: 'Name', A2: 'A', XFD1048576: 'x' } };
    const startedAt = performance.now();
    expect(await refusal(workbookOf([far]))).toContain('reaches to row 1048576 and column 16384');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test('is read in a thread of its own, in slices', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => [`A-${at}`, 'Oil']);
    const path = await fileIn(folder, await xlsxOf([['SKU', 'Name'], ...rows]));
    const parts = await readAll(path);
    expect(parts.map((part) => (Array.isArray(part) ? part.length : part.rows))).toEqual([
      250, 100, 100, 50,
    ]);
  });

  test('tells from the thread why it is refused', async () => {
    const path = await fileIn(folder, '');
    await expect(readAll(path)).rejects.toMatchObject({
      name: 'GoodsFileRefused',
      message: 'The file is empty',
    });
  });
});

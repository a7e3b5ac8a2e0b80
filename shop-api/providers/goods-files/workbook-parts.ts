import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { GoodsFileRefused } from './goods-file.ts';

/** The parser makes a place for each cell up to the farthest one; fifty million take seconds. */
const MAX_CELLS = 20_000_000;

const SHEET = /<(?:\w+:)?sheet\s[^>]*>/g;
const HIDDEN = /\sstate="(?:hidden|veryHidden)"/;
const CELL = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g;
const ROW = /<(?:\w+:)?row\s[^>]*?\br="(\d{1,7})"/g;

/** Returns the place of the first sheet that is seen, from 1; a hidden one has lists of choices. */
export function firstSeenSheet(workbook: string): number {
  const at = (workbook.match(SHEET) ?? []).findIndex((sheet) => !HIDDEN.test(sheet));
  return Math.max(at, 0) + 1;
}

/**
 * Refuses a sheet with a cell so far away that nothing could hold what lies between, by the
 * references of its cells; what the sheet says of its size may be false.
 * @throws GoodsFileRefused
 */
export function refuseFarCells(sheet: string): void {
  let columns = 1;
  let rows = 1;
  for (const [, letters = '', row = ''] of sheet.matchAll(CELL)) {
    columns = Math.max(columns, numberOfColumn(letters));
    rows = Math.max(rows, Number(row));
  }
  for (const [, row = ''] of sheet.matchAll(ROW)) rows = Math.max(rows, Number(row));
  if (rows * columns <= MAX_CELLS) return;
  throw new GoodsFileRefused(goodsFileMessages.farCell(rows, columns));
}

function numberOfColumn(letters: string): number {
  return [...letters].reduce((number, sign) => number * 26 + sign.charCodeAt(0) - 64, 0);
}

import { cleanLines } from '../../../contract/kit/clean-text.ts';
import { original } from '../../../contract/kit/formulas.ts';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { englishText } from '../../../contract/messages/text-with-values.ts';
import type { GoodsRow, HeaderUse } from './goods-file.ts';

/** Most cells are so: nothing of them is to be cleaned. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** Returns a cell without what nobody sees, such as the zero-width spaces of a web page. */
export function cleanCell(cell: string): string {
  if (PLAIN.test(cell)) return original(cell);
  return cleanLines(original(cell.toWellFormed().replaceAll('\0', '\u{FFFD}')));
}

/** Whether a database takes a cell: no NUL, no half of a character. */
function isStorable(cell: string): boolean {
  return !cell.includes('\0') && cell.isWellFormed();
}

/** Keeps rows out that had what no database takes, and names the column. */
export function withUnstorableNotes(
  goods: readonly GoodsRow[],
  sheet: readonly (readonly string[])[],
  headers: readonly HeaderUse[],
): GoodsRow[] {
  const message = englishText(goodsFileMessages.unstorable);
  const names = sheet[0]?.map((name) => name.trim()) ?? [];
  const labels = new Map(headers.map(({ header, column }) => [header, column ?? header]));
  const wrong = sheet.flatMap((cells, at) => {
    const found = cells.findIndex((cell) => !isStorable(cell));
    return found < 0 || at === 0 ? [] : [{ row: at + 1, name: names[found] ?? '' }];
  });
  // A row that brings a picture alone belongs to the product above it.
  return goods.map((one, at) => {
    const next = goods[at + 1]?.row ?? Number.POSITIVE_INFINITY;
    const own = wrong.filter(({ row }) => row >= one.row && row < next);
    const notes = own.map(({ name }) => ({
      column: labels.get(name) ?? name,
      message,
      is_wrong: true,
    }));
    return notes.length === 0 ? one : { ...one, notes: [...one.notes, ...notes] };
  });
}

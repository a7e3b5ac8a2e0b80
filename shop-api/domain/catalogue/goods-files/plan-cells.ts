import { splitList } from '../../../../contract/catalogue/cell-lists.ts';
import type { GoodsColumn } from '../../../../contract/catalogue/goods-columns.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { englishText } from '../../../../contract/messages/text-with-values.ts';
import { slugFor } from '../manage/slug-for.ts';
import { CellProblem, readCell, refuseShortened } from './cell-values.ts';
import { NAMED_FIELDS } from './entry-cells.ts';
import type { NameBook, NewName } from './name-book.ts';
import { isNewName } from './name-book.ts';

/** What the cells of a row are read with. */
export interface CellReading {
  book: NameBook;
  makesMissing: boolean;
  /** Whether a product of the shop or the file has the SKU. */
  hasSku: (sku: string) => boolean;
}

/** The value of a cell, and what is said of it. */
export interface ReadValue {
  value: unknown;
  said?: string[];
}

const DIGITS_ALONE = new Set(['barcode', 'sku', 'hsn', 'licence.number']);

/** Reads the cell of a column. Errors: CellProblem. */
export function valueOfCell(column: GoodsColumn, cell: string, reading: CellReading): ReadValue {
  const { field, kind } = column;
  if (DIGITS_ALONE.has(field)) refuseShortened(cell);
  if (field === 'hsn') return hsnOf(cell);
  if (kind === 'name') return { value: known(reading, named(column, cell, reading)[0] ?? null) };
  if (kind === 'names') {
    return { value: named(column, cell, reading).map((one) => known(reading, one)) };
  }
  if (kind === 'skus') return skusOf(cell, reading);
  if (kind === 'pictures') return { value: splitList(cell) };
  if (kind === 'picture') return { value: cell.trim() || null };
  return { value: readCell(kind, cell) };
}

function named({ field, kind }: GoodsColumn, cell: string, { book }: CellReading) {
  const what = NAMED_FIELDS[field] ?? 'brand';
  if (kind === 'names') return book.findAll(what, cell);
  const found = book.find(what, cell);
  return found === null ? [] : [found];
}

/** Refuses a name that is not to be made, or of which no address can be made. */
function known({ makesMissing }: CellReading, found: number | NewName | null) {
  if (!isNewName(found)) return found;
  const name = found.path.join(' > ');
  if (!makesMissing) throw new CellProblem(goodsFileMessages.unknownName(name));
  try {
    for (const part of found.path) slugFor({ name: part });
  } catch {
    throw new CellProblem(goodsFileMessages.nameWithoutLatin(name));
  }
  return found;
}

/** A spreadsheet takes an HSN for a number and drops its first zero: `0902`. */
function hsnOf(cell: string): ReadValue {
  const text = cell.trim().replace(/[\s.]/g, '');
  if (!/^(?:\d{3}|\d{5}|\d{7})$/.test(text)) return { value: text };
  const value = `0${text}`;
  return { value, said: [englishText(goodsFileMessages.zeroAdded(value))] };
}

/** Goods that are not there are left out, and it is said. */
function skusOf(cell: string, { hasSku }: CellReading): ReadValue {
  const skus = splitList(cell);
  const said = skus
    .filter((sku) => !hasSku(sku))
    .map((sku) => englishText(goodsFileMessages.unknownSku(sku)));
  return { value: skus.filter(hasSku), said };
}

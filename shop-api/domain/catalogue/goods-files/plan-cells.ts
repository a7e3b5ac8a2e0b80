import { splitList } from '../../../../contract/catalogue/cell-lists.ts';
import { isAmbiguousNumber, readNumber } from '../../../../contract/catalogue/cell-numbers.ts';
import { choiceNamed } from '../../../../contract/catalogue/fact-columns.ts';
import type { GoodsColumn } from '../../../../contract/catalogue/goods-columns.ts';
import { fieldMessages } from '../../../../contract/messages/fields.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { englishText } from '../../../../contract/messages/text-with-values.ts';
import { RichTexts } from '../../kernel/rich-text.ts';
import { slugOf } from '../manage/slug-for.ts';
import { readMoment } from './cell-moments.ts';
import { CellProblem, readCell, refuseShortened } from './cell-values.ts';
import { NAMED_FIELDS } from './entry-cells.ts';
import { isNewName, type NameBook, type NewName } from './name-book.ts';

/** What the cells of a row are read with. */
export interface CellReading {
  book: NameBook;
  makesMissing: boolean;
  /** Whether a comma may be one of decimals, as where semicolons stand between the columns. */
  hasDecimalCommas: boolean;
  /** Whether a product of the shop or the file has the SKU. */
  hasSku: (sku: string) => boolean;
}

/** The value of a cell, and what is said of it. */
export interface ReadValue {
  value: unknown;
  said?: string[];
}

/** The fields with HTML. */
const RICH = /(?:^|\.)description$/;
/** What a spreadsheet writes where it took `10-12` for a day. */
const A_DATE = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/;
/** As the desks of names take them. */
const LONGEST_NAME = 200;
const DIGITS_ALONE = new Set(['barcode', 'sku', 'hsn', 'licence.number']);

/** Reads the cell of a column. Errors: CellProblem. */
export function valueOfCell(column: GoodsColumn, cell: string, reading: CellReading): ReadValue {
  const { field, kind } = column;
  if (DIGITS_ALONE.has(field)) refuseShortened(cell);
  if (field === 'hsn') return hsnOf(cell);
  if (kind === 'number') return numberOf(cell.trim(), reading);
  if (kind === 'from' || kind === 'until') return momentOf(cell.trim(), kind);
  if (kind === 'name')
    return { value: known(column, reading, named(column, cell, reading)[0] ?? null) };
  if (kind === 'names') {
    return { value: named(column, cell, reading).map((one) => known(column, reading, one)) };
  }
  if (kind === 'choice') return { value: choiceOf(column, cell) ?? null };
  if (kind === 'choices') return { value: splitList(cell).map((one) => choiceOf(column, one)) };
  if (kind === 'day') return { value: dayOf(cell.trim()) };
  if (kind === 'skus') return skusOf(cell, reading);
  if (kind === 'pictures') return { value: splitList(cell) };
  if (kind === 'picture') return { value: cell.trim() || null };
  if (RICH.test(field)) return richOf(column, cell);
  const said = kind === 'text' && A_DATE.test(cell.trim()) ? [goodsFileMessages.madeADate] : [];
  return { value: readCell(kind, cell), said };
}

/** The key of a choice; undefined for an empty cell. */
function choiceOf({ choices }: GoodsColumn, cell: string): string | undefined {
  if (cell.trim() === '') return undefined;
  const key = choiceNamed(choices, cell);
  if (key === undefined) throw new CellProblem(goodsFileMessages.unknownName(cell.trim()));
  return key;
}

/** A spreadsheet may have added midnight. */
const dayOf = (text: string) => text.replace(/ 00:00(?::00)?$/, '') || null;

/** As the desk saves it. */
function richOf({ label }: GoodsColumn, cell: string): ReadValue {
  const texts = new RichTexts();
  const value = texts.clean(label, cell);
  return { value, said: texts.message ? [texts.message] : [] };
}

function numberOf(text: string, { hasDecimalCommas }: CellReading): ReadValue {
  if (text === '') return { value: null };
  const found = readNumber(text);
  if (!found) throw new CellProblem(goodsFileMessages.notANumber);
  const { value, isForeign } = found;
  if (hasDecimalCommas && isAmbiguousNumber(text)) {
    const [whole, thousandths] = value < 1000 ? [value * 1000, value] : [value, value / 1000];
    throw new CellProblem(goodsFileMessages.ambiguousNumber(String(whole), String(thousandths)));
  }
  return { value, said: isForeign ? [englishText(goodsFileMessages.readAs(text, value))] : [] };
}

function momentOf(text: string, bound: 'from' | 'until'): ReadValue {
  if (text === '') return { value: '' };
  const found = readMoment(text, bound);
  if (!found) throw new CellProblem(goodsFileMessages.notAMoment);
  const { value, isOdd } = found;
  return { value, said: isOdd ? [englishText(goodsFileMessages.readAs(text, value))] : [] };
}

function named({ field, kind }: GoodsColumn, cell: string, { book }: CellReading) {
  const what = NAMED_FIELDS[field] ?? 'brand';
  if (kind === 'names') return book.findAll(what, cell);
  const found = book.find(what, cell);
  return found === null ? [] : [found];
}

/** Refuses a name that is not to be made, or that its desk would refuse. */
function known(column: GoodsColumn, { makesMissing }: CellReading, found: number | NewName | null) {
  if (!isNewName(found)) return found;
  const name = found.path.join(' > ');
  if (!makesMissing) throw new CellProblem(goodsFileMessages.unknownName(name));
  for (const part of found.path) {
    if (part.length > LONGEST_NAME) {
      throw new CellProblem(fieldMessages.tooLong(column.label, LONGEST_NAME));
    }
    if (slugOf(part) === '') throw new CellProblem(goodsFileMessages.nameWithoutLetters(name));
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

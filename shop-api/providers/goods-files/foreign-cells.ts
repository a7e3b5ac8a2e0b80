import { joinList } from '../../../contract/catalogue/cell-lists.ts';
import { readNumber } from '../../../contract/catalogue/cell-numbers.ts';
import { MAX_ALT, MAX_PICTURES } from '../../../contract/catalogue/manage.ts';
import type { CellNote } from './goods-file.ts';

/** A picture of another shop. */
export interface ForeignPicture {
  address: string;
  text: string;
}

/** The cells of pictures and their texts; what a product has no room for is left out, and said. */
export function pictureCells(
  pictures: readonly ForeignPicture[],
  name: string,
  notes: CellNote[],
): { Pictures: string; 'Picture texts': string } {
  const taken = pictures.slice(0, MAX_PICTURES);
  if (taken.length < pictures.length) {
    const message = `${pictures.length - taken.length} pictures are left out: a product has ${MAX_PICTURES}`;
    notes.push({ column: 'Pictures', message });
  }
  if (taken.some(({ text }) => text.length > MAX_ALT)) {
    const message = `A text of a picture is cut to ${MAX_ALT} characters`;
    notes.push({ column: 'Picture texts', message });
  }
  const texts = taken.map(({ text }) => text.slice(0, MAX_ALT) || name);
  return {
    Pictures: joinList(taken.map(({ address }) => address)),
    'Picture texts': taken.some(({ text }) => text) ? joinList(texts) : '',
  };
}

/** A whole stock; below zero, where the other shop sold on, it is 0. What is no number stays. */
export function stockCell(written: string): string {
  const found = readNumber(written);
  return found ? String(Math.max(0, Math.floor(found.value))) : written;
}

/** Grams; what is no number is left out, and said, because goods are sold without a weight. */
export function gramsCell(written: string, gramsOfOne: number, notes: CellNote[]): string {
  if (written === '') return '';
  const found = readNumber(written);
  if (!found || !gramsOfOne) {
    notes.push({ column: 'Shipping weight in g', message: `“${written}” is left out: no weight` });
    return '';
  }
  const grams = Math.round(found.value * gramsOfOne);
  return grams > 0 ? String(grams) : '';
}

/** An empty cell of another shop empties nothing here. */
export function withoutEmptyCells(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
}

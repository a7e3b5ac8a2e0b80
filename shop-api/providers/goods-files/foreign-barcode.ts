import { isBarcode } from '../../../contract/catalogue/goods-rules.ts';
import type { CellNote } from './goods-file.ts';

const COLUMN = 'Barcode';
const NO_BARCODE = 'Its barcode is none of GS1 (8, 12, 13 or 14 digits) and is left out';

/**
 * Returns the barcode that another shop has; those shops take any text for one. One that no scanner
 * reads is noted and left out, so that it keeps no product out.
 */
export function foreignBarcode(given: string, notes: CellNote[]): string {
  // An apostrophe keeps a spreadsheet from shortening the number.
  const digits = given.replace(/^'/, '').replace(/[\s-]/g, '');
  if (digits === '' || isBarcode(digits)) return digits;
  notes.push({ column: COLUMN, message: NO_BARCODE });
  return '';
}

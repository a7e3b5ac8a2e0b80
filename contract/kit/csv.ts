import { neutral } from './formulas.ts';

/** What a CSV file in UTF-8 begins with: by it Excel knows the letters. */
export const CSV_MARK = '\uFEFF';

const LINE = '\r\n';

/** Returns a line of a CSV file. No cell is a formula. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => quoted(neutral(cell))).join(',') + LINE;
}

function quoted(cell: string): string {
  return /[",\r\n\t;|]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

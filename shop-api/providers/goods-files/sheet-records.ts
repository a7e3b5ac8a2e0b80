import type { GoodsRow, HeaderUse } from './goods-file.ts';

/** The products of a sheet, and what became of its columns. */
export interface ReadGoods {
  headers: HeaderUse[];
  goods: GoodsRow[];
}

/** A row of a sheet below the names of its columns. */
export interface SheetRecord {
  /** As a spreadsheet counts. */
  row: number;
  /** The text in a column, by its position; '' where the row is shorter. */
  cellAt: (at: number) => string;
  /** The same by the name of the column; '' where the file has no such column. */
  cell: (header: string) => string;
}

/** Returns the rows that have anything. */
export function recordsOf([headers = [], ...rows]: string[][]): SheetRecord[] {
  const places = new Map(headers.map((header, at) => [header.trim().toLowerCase(), at] as const));
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cellAt = (at: number) => cells[at] ?? '';
    const cell = (header: string) => {
      const at = places.get(header.toLowerCase());
      return at === undefined ? '' : cellAt(at).trim();
    };
    return [{ row: index + 2, cellAt, cell }];
  });
}

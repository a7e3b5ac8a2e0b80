import type { ProductTable } from './product-table.ts';

/** Compares two rows of a table; negative: `a` stands first. */
export type Compare = (a: number, b: number) => number;

/** So many rows are moved one by one: faster than a look at each row of a large table. */
const FEW = 32;

/** All rows of a table in one order, sorted when they are read after a change. */
export class SortedRows {
  readonly #table: ProductTable;
  readonly #compare: Compare;
  #rows: Int32Array;
  readonly #changed = new Set<number>();

  /** @param compare rows that it finds equal are ordered by product id */
  constructor(table: ProductTable, compare: Compare) {
    this.#table = table;
    // The columns are replaced when the table grows, so they are looked up each time.
    const idOf = (row: number) => table.numbers.id[row] as number;
    this.#compare = (a, b) => compare(a, b) || idOf(a) - idOf(b);
    this.#rows = Int32Array.from({ length: table.size }, (_, row) => row).sort(this.#compare);
  }

  /** Notes that a row is new or has other values. */
  change(row: number): void {
    this.#changed.add(row);
  }

  /** Returns the rows in order. */
  read(): Int32Array {
    if (this.#changed.size > 0) {
      const changed = Int32Array.from(this.#changed).sort(this.#compare);
      this.#rows = changed.length > FEW ? this.#merged(changed) : this.#moved(changed);
      this.#changed.clear();
    }
    return this.#rows;
  }

  /** Takes changed rows out of their old places and puts them into their new ones. */
  #moved(changed: Int32Array): Int32Array {
    const rows = new Int32Array(this.#table.size);
    rows.set(this.#rows);
    let length = this.#rows.length;
    for (const row of changed) {
      const at = rows.subarray(0, length).indexOf(row);
      if (at >= 0) rows.copyWithin(at, at + 1, length--);
    }
    for (const row of changed) {
      const at = this.#placeOf(row, rows.subarray(0, length));
      rows.copyWithin(at + 1, at, length++);
      rows[at] = row;
    }
    return rows;
  }

  /** Returns the number of rows that stand before a row, by halves. */
  #placeOf(row: number, rows: Int32Array): number {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(rows[middle] as number, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Merges changed rows with the others, which are in order still. */
  #merged(changed: Int32Array): Int32Array {
    const merged = new Int32Array(this.#table.size);
    let at = 0;
    let next = 0;
    for (const row of this.#rows) {
      if (this.#changed.has(row)) continue;
      while (next < changed.length && this.#compare(changed[next] as number, row) < 0) {
        merged[at++] = changed[next++] as number;
      }
      merged[at++] = row;
    }
    merged.set(changed.subarray(next), at);
    return merged;
  }
}

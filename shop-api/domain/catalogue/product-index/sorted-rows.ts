import type { ProductTable } from './product-table.ts';

/** Compares two rows of a table; negative: `a` stands first. */
export type Compare = (a: number, b: number) => number;

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
      this.#rows = this.#merged();
      this.#changed.clear();
    }
    return this.#rows;
  }

  /** Merges the changed rows with the others, which are in order still. */
  #merged(): Int32Array {
    const changed = Int32Array.from(this.#changed).sort(this.#compare);
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

/** Products, as rows of the table in memory, each with a number. */
export interface Scored {
  rows: Int32Array;
  values: Int32Array;
}

/** How the numbers that a product gets are combined. */
export type Combine = 'greatest' | 'sum';

/**
 * Collects numbers of products. It has a place for each row of the table, so that products are
 * found without comparing or sorting. It is used again and again: nothing is awaited between the
 * first `add` and `take`.
 */
export class Accumulator {
  #values = new Int32Array(0);
  #bits = new Int32Array(0);
  #touched = new Int32Array(0);
  #count = 0;

  /** Makes places for all rows of a table. Only an empty accumulator is resized. */
  reserve(rows: number): void {
    if (rows <= this.#values.length) return;
    this.#values = new Int32Array(rows);
    this.#bits = new Int32Array(rows);
    this.#touched = new Int32Array(rows);
  }

  /** Adds products; `bit` says to which part of the query they belong. */
  add({ rows, values }: Scored, combine: Combine, bit: number): void {
    const isSum = combine === 'sum';
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const value = values[at] as number;
      if (this.#bits[row] === 0) this.#touched[this.#count++] = row;
      this.#bits[row] = (this.#bits[row] as number) | bit;
      const before = this.#values[row] as number;
      this.#values[row] = isSum ? before + value : Math.max(before, value);
    }
  }

  /** Returns the products with all of the bits, and their bits. Empties the accumulator. */
  take(required = 0): Scored & { bits: Int32Array } {
    const rows = new Int32Array(this.#count);
    const values = new Int32Array(this.#count);
    const bits = new Int32Array(this.#count);
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const row = this.#touched[at] as number;
      if (((this.#bits[row] as number) & required) === required) {
        rows[kept] = row;
        values[kept] = this.#values[row] as number;
        bits[kept] = this.#bits[row] as number;
        kept += 1;
      }
      this.#bits[row] = 0;
      this.#values[row] = 0;
    }
    this.#count = 0;
    return {
      rows: rows.subarray(0, kept),
      values: values.subarray(0, kept),
      bits: bits.subarray(0, kept),
    };
  }
}

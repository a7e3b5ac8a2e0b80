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
    const [all, allBits, touched] = [this.#values, this.#bits, this.#touched];
    let count = this.#count;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const value = values[at] as number;
      const before = all[row] as number;
      const bits = allBits[row] as number;
      if (bits === 0) touched[count++] = row;
      allBits[row] = bits | bit;
      all[row] = isSum ? before + value : Math.max(before, value);
    }
    this.#count = count;
  }

  /** Returns the products with all of the bits, and their bits. Empties the accumulator. */
  take(required = 0): Scored & { bits: Int32Array } {
    const [all, allBits, touched, count] = [this.#values, this.#bits, this.#touched, this.#count];
    const rows = new Int32Array(count);
    const values = new Int32Array(count);
    const bits = new Int32Array(count);
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const row = touched[at] as number;
      const own = allBits[row] as number;
      if ((own & required) === required) {
        rows[kept] = row;
        values[kept] = all[row] as number;
        bits[kept] = own;
        kept += 1;
      }
      allBits[row] = 0;
      all[row] = 0;
    }
    this.#count = 0;
    return {
      rows: rows.subarray(0, kept),
      values: values.subarray(0, kept),
      bits: bits.subarray(0, kept),
    };
  }
}

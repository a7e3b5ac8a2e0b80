import type { ProductTable } from '../../product-index/product-table.ts';
import type { Scored } from '../asking/accumulator.ts';
import type { ScoredParts } from '../asking/score-slots.ts';

/** Percent of the score that a product has which cannot be bought. */
const OUT_OF_STOCK = 85;
const MAX_POPULARITY = 7_000;
const POPULARITY_OF_A_POINT = 20;

/**
 * Returns the products with these parts. What matches well stands first; then what can be bought,
 * then what is bought most.
 */
export function rankHits(
  { rows, values, bits }: ScoredParts,
  parts: number,
  table: ProductTable,
): Scored {
  const { popularity } = table.numbers;
  const { isInStock } = table.flags;
  const kept: Scored = { rows: new Int32Array(rows.length), values: new Int32Array(rows.length) };
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    if (((bits[at] as number) & parts) !== parts) continue;
    const row = rows[at] as number;
    const score = values[at] as number;
    const available = isInStock[row] ? score : Math.trunc((score * OUT_OF_STOCK) / 100);
    const bought = Math.min(popularity[row] as number, MAX_POPULARITY);
    kept.rows[count] = row;
    kept.values[count] = available + Math.trunc(bought / POPULARITY_OF_A_POINT);
    count += 1;
  }
  return { rows: kept.rows.subarray(0, count), values: kept.values.subarray(0, count) };
}

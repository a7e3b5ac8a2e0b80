import type { ProductTable } from '../../product-index/product-table.ts';
import type { Scored } from '../asking/accumulator.ts';
import type { ScoredParts } from '../asking/score-slots.ts';

/** Percent of the best score from which a product is kept. */
const LEAST_OF_THE_BEST = 30;
/** A product is kept, too, whose words are names, categories, forms or tags on average. */
const LEAST_OF_A_PART = 45 * 100;
const MAX_POPULARITY = 7_000;
const POPULARITY_OF_A_POINT = 20;

/**
 * Returns the visible products with these parts, without those that only mention what is asked for.
 * What can be bought stands first; then what matches well, then what is bought most.
 */
export function rankHits(scored: ScoredParts, parts: number, table: ProductTable): Scored {
  const { isInStock } = table.flags;
  const { rows, values } = fittingHits(scored, parts, table);
  const { popularity } = table.numbers;
  let leastInStock = Number.MAX_SAFE_INTEGER;
  let most = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const bought = Math.min(popularity[row] as number, MAX_POPULARITY);
    const value = (values[at] as number) + Math.trunc(bought / POPULARITY_OF_A_POINT);
    values[at] = value;
    most = Math.max(most, value);
    if (isInStock[row]) leastInStock = Math.min(leastInStock, value);
  }
  if (leastInStock > most) return { rows, values };
  for (let at = 0; at < rows.length; at += 1) {
    if (isInStock[rows[at] as number]) continue;
    values[at] = Math.trunc(((values[at] as number) * leastInStock) / (most + 1));
  }
  return { rows, values };
}

/** Leaves out hits without these parts, hidden ones, and those far below the best one. */
function fittingHits({ rows, values, bits }: ScoredParts, parts: number, table: ProductTable) {
  const { isVisible } = table.flags;
  const isKept = (at: number) =>
    ((bits[at] as number) & parts) === parts && isVisible[rows[at] as number] === 1;
  let best = 0;
  for (let at = 0; at < rows.length; at += 1) {
    if (isKept(at)) best = Math.max(best, values[at] as number);
  }
  const least = Math.min((best * LEAST_OF_THE_BEST) / 100, LEAST_OF_A_PART * countOf(parts));
  const kept: Scored = { rows: new Int32Array(rows.length), values: new Int32Array(rows.length) };
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    if (!isKept(at) || (values[at] as number) < least) continue;
    kept.rows[count] = rows[at] as number;
    kept.values[count] = values[at] as number;
    count += 1;
  }
  return { rows: kept.rows.subarray(0, count), values: kept.values.subarray(0, count) };
}

/** Returns the number of parts. */
function countOf(parts: number): number {
  let count = 0;
  for (let rest = parts; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

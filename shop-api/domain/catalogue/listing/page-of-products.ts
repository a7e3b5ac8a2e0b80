import type { Scored } from '../search/asking/accumulator.ts';
import type { Marked } from './mark-products.ts';

/** The part of an ordered listing that a page shows. */
export interface PageSlice {
  skip: number;
  take: number;
}

/** Returns the ids of a page of a listing in the order of `sorted`, which has all rows. */
export function pageInOrder(
  marked: Marked,
  sorted: Int32Array,
  { skip, take }: PageSlice,
): number[] {
  const { table, marks } = marked;
  const ids: number[] = [];
  let passed = 0;
  for (let at = 0; at < sorted.length && ids.length < take; at += 1) {
    const row = sorted[at] as number;
    if (marks[row] !== 0) continue;
    if (passed >= skip) ids.push(table.numbers.id[row] as number);
    passed += 1;
  }
  return ids;
}

/** Returns the ids of a page of hits, the best ones first. */
export function pageByScore(
  { table, marks }: Marked,
  hits: Scored,
  { skip, take }: PageSlice,
): number[] {
  const { id } = table.numbers;
  const { rows, values } = hits;
  const idAt = (at: number) => id[rows[at] as number] as number;
  const best = amongBest(hits, marks, skip + take);
  best.sort((a, b) => (values[b] as number) - (values[a] as number) || idAt(a) - idAt(b));
  return best.slice(skip, skip + take).map(idAt);
}

const BUCKETS = 4096;

/**
 * Returns positions of hits that pass all filters: the best ones, and those with nearly the same
 * score as the last of them. So only few of many hits need to be sorted.
 */
function amongBest({ rows, values }: Scored, marks: Uint32Array, count: number): number[] {
  let max = 1;
  for (let at = 0; at < values.length; at += 1) max = Math.max(max, values[at] as number);
  const scale = (BUCKETS - 1) / max;
  const sizes = new Int32Array(BUCKETS);
  for (let at = 0; at < rows.length; at += 1) {
    if (marks[rows[at] as number] === 0) {
      (sizes[Math.floor((values[at] as number) * scale)] as number) += 1;
    }
  }
  let lowest = BUCKETS - 1;
  for (let sum = sizes[lowest] as number; sum < count && lowest > 0; ) {
    lowest -= 1;
    sum += sizes[lowest] as number;
  }
  const best: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const isBest = Math.floor((values[at] as number) * scale) >= lowest;
    if (isBest && marks[rows[at] as number] === 0) best.push(at);
  }
  return best;
}

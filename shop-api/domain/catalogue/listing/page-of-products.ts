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

const BUCKETS = 4096;

/** Returns the ids of a page of hits, the best ones first. */
export function pageByScore(
  { table, marks }: Marked,
  { rows, values }: Scored,
  { skip, take }: PageSlice,
): number[] {
  const { id } = table.numbers;
  const displayed = Array.from(rows.keys()).filter((at) => marks[rows[at] as number] === 0);
  const best = amongBest(displayed, values, skip + take);
  const idAt = (at: number) => id[rows[at] as number] as number;
  const sorted = best.sort(
    (a, b) => (values[b] as number) - (values[a] as number) || idAt(a) - idAt(b),
  );
  return sorted.slice(skip, skip + take).map(idAt);
}

/** Leaves out most of the hits that are surely not among the best, so that few need to be sorted. */
function amongBest(hits: number[], values: Int32Array, count: number): number[] {
  const max = hits.reduce((max, at) => Math.max(max, values[at] as number), 0);
  const bucketOf = (at: number) =>
    Math.floor(((values[at] as number) * (BUCKETS - 1)) / (max || 1));
  const sizes = new Int32Array(BUCKETS);
  for (const at of hits) sizes[bucketOf(at)] = (sizes[bucketOf(at)] as number) + 1;
  let lowest = BUCKETS - 1;
  for (let sum = sizes[lowest] as number; sum < count && lowest > 0; ) {
    lowest -= 1;
    sum += sizes[lowest] as number;
  }
  return hits.filter((at) => bucketOf(at) >= lowest);
}

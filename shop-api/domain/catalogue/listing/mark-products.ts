import type { ProductTable } from '../product-index/product-table.ts';
import type { chosenFacts } from './fact-filters.ts';
import {
  bitOfFilter,
  type Condition,
  codesWhere,
  type FixedFilter,
  NOT_LISTED,
} from './filters.ts';

/** The products that a listing may show, with the filters that each of them fails. */
export interface Marked {
  table: ProductTable;
  /** The rows of products before any filter: hits of a search, or all. */
  rows: Int32Array;
  /** By row: a bit for each filter that the product does not pass; 0 for a product that is shown. */
  marks: Uint32Array;
  /** The bits of the facts that are chosen, by their keys. */
  factBits: ReadonlyMap<string, number>;
}

interface Choice {
  table: ProductTable;
  /** Null: all products. */
  hits: Int32Array | null;
  /** Null: all categories. */
  categoryIds: readonly number[] | null;
  conditions: ReadonlyMap<FixedFilter, Condition>;
  /** What is chosen of facts. */
  facts?: ReturnType<typeof chosenFacts>;
}

const NONE: ReturnType<typeof chosenFacts> = new Map();

let marks = new Uint32Array(0);

/**
 * Marks the products of a listing. The marks are overwritten by the next listing, so nothing is
 * awaited while they are used.
 */
export function markProducts({
  table,
  hits,
  categoryIds,
  conditions,
  facts = NONE,
}: Choice): Marked {
  if (marks.length < table.size) marks = new Uint32Array(table.size);
  const rows = hits ?? table.allRows();
  if (hits) marks.fill(NOT_LISTED);
  markListed(table, rows, categoryIds);
  for (const [name, condition] of conditions) markFailing(rows, condition, bitOfFilter(name));
  for (const { condition, bit } of facts.values()) markFailing(rows, condition, bit);
  const factBits = new Map([...facts].map(([key, { bit }]) => [key, bit]));
  return { table, rows, marks, factBits };
}

function markListed(
  { flags: { isVisible }, coded: { category } }: ProductTable,
  rows: Int32Array,
  ids: readonly number[] | null,
): void {
  const isInside = codesWhere(category, (id) => ids === null || ids.includes(id));
  const { codes } = category;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const isListed = isVisible[row] && isInside[codes[row] as number];
    marks[row] = isListed ? 0 : NOT_LISTED;
  }
}

function markFailing(rows: Int32Array, condition: Condition, bit: number): void {
  if ('codes' in condition) markCodes(rows, condition, bit);
  else markNumbers(rows, condition, bit);
}

function markCodes(
  rows: Int32Array,
  { codes, passes }: Extract<Condition, { codes: unknown }>,
  bit: number,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    if (passes[codes[row] as number] === 0) marks[row] = (marks[row] as number) | bit;
  }
}

function markNumbers(
  rows: Int32Array,
  { numbers, min, max }: Extract<Condition, { numbers: unknown }>,
  bit: number,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const number = numbers[row] as number;
    if (number < min || number > max) marks[row] = (marks[row] as number) | bit;
  }
}

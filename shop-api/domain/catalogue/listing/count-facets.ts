import type { GoodsFact } from '../../../../contract/catalogue/fact-values.ts';
import type { FilterName } from '../../../../contract/catalogue/listing-filters.ts';
import { keysIn, NOTHING } from '../product-index/fact-table.ts';
import type { CodedColumn, ProductTable } from '../product-index/product-table.ts';
import { bitOfFilter, NOT_LISTED, tagIds } from './filters.ts';
import type { Marked } from './mark-products.ts';

/** The column of the product that has the values of a filter. */
const FACET_COLUMNS = {
  shelf: 'category',
  brand: 'brand',
  foam: 'foam',
  origin: 'origin',
  tag: 'tags',
} as const satisfies Partial<Record<FilterName, string>>;

type Facet = keyof typeof FACET_COLUMNS;

const FACETS = Object.keys(FACET_COLUMNS) as Facet[];

/** The number of products with each value; the counts of a filter apply the other filters only. */
export interface FacetCounts {
  total: number;
  inStock: number;
  minPaise: number;
  maxPaise: number;
  /** By id; countries by name. */
  values: Record<Facet, ReadonlyMap<number | string, number>>;
  /** Of the facts that are filters and that some of the goods have. */
  facts: readonly CountedFact[];
}

/** A fact with the products that have each value, by key; of a number its lowest and highest. */
export interface CountedFact {
  fact: GoodsFact;
  values: ReadonlyMap<string, number>;
  range: { min: number; max: number } | null;
}

/** The counts of a listing without products. */
export const NO_COUNTS: FacetCounts = {
  ...{ total: 0, inStock: 0, minPaise: 0, maxPaise: 0, facts: [] },
  values: {
    shelf: new Map(),
    brand: new Map(),
    foam: new Map(),
    origin: new Map(),
    tag: new Map(),
  },
};

/** Counts the products of a listing in all filters. */
export function countFacets(marked: Marked): FacetCounts {
  const { table } = marked;
  const counting = split(marked);
  const values = FACETS.map((name) => {
    const column: CodedColumn<number | string> = table.coded[FACET_COLUMNS[name]];
    return [name, countValues(column, counting, bitOfFilter(name))] as const;
  });
  const byName = Object.fromEntries(values) as Record<Facet, Map<number | string, number>>;
  return {
    total: counting.passing.length,
    inStock: countInStock(table, counting),
    ...priceRange(table, counting),
    values: { ...byName, tag: addUp(byName.tag, (tags) => tagIds(String(tags))) },
    facts: countFacts(marked, counting),
  };
}

function countFacts({ table, factBits }: Marked, counting: Counting): CountedFact[] {
  const filters = table.facts.columns.filter(({ fact }) => fact.is_filter);
  return filters.flatMap(({ fact, coded, numbers }): CountedFact[] => {
    const bit = factBits.get(fact.key) ?? 0;
    if (numbers) {
      const range = rangeOf(numbers, counting, bit);
      return range ? [{ fact, values: new Map<string, number>(), range }] : [];
    }
    if (!coded) return [];
    const values = addUp(countValues(coded, counting, bit), (one) => keysIn(fact, one));
    return values.size > 0 || bit > 0 ? [{ fact, values, range: null }] : [];
  });
}

function rangeOf(numbers: Float64Array, { passing, failingOnly }: Counting, bit: number) {
  let [min, max] = [Number.POSITIVE_INFINITY, NOTHING];
  for (const rows of [passing, failingOnly.get(bit) ?? []]) {
    for (let at = 0; at < rows.length; at += 1) {
      const number = numbers[rows[at] as number] as number;
      if (number !== NOTHING && number < min) min = number;
      if (number > max) max = number;
    }
  }
  return max === NOTHING ? null : { min, max };
}

/**
 * The products that count: those that pass all filters, and for each filter those that fail it
 * alone, since its values tell what choosing them instead would give.
 */
interface Counting {
  passing: Int32Array;
  /** By the bit of the filter. */
  failingOnly: ReadonlyMap<number, readonly number[]>;
}

function split({ rows, marks }: Marked): Counting {
  const passing = new Int32Array(rows.length);
  const failingOnly = new Map<number, number[]>();
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const mark = marks[row] as number;
    if (mark === 0) passing[count++] = row;
    else if (mark !== NOT_LISTED && (mark & (mark - 1)) === 0) {
      const failing = failingOnly.get(mark);
      if (failing) failing.push(row);
      else failingOnly.set(mark, [row]);
    }
  }
  return { passing: passing.subarray(0, count), failingOnly };
}

function countValues<Value>(
  { codes, values }: CodedColumn<Value>,
  { passing, failingOnly }: Counting,
  bit: number,
): Map<Value, number> {
  const counts = new Int32Array(values.length);
  for (let at = 0; at < passing.length; at += 1) {
    (counts[codes[passing[at] as number] as number] as number) += 1;
  }
  for (const row of failingOnly.get(bit) ?? []) (counts[codes[row] as number] as number) += 1;
  return valuesOf(values, counts);
}

function countInStock({ flags: { isInStock } }: ProductTable, counting: Counting): number {
  let inStock = 0;
  const { passing, failingOnly } = counting;
  for (let at = 0; at < passing.length; at += 1) inStock += isInStock[passing[at] as number] ?? 0;
  for (const row of failingOnly.get(bitOfFilter('in_stock')) ?? []) inStock += isInStock[row] ?? 0;
  return inStock;
}

function priceRange({ numbers: { price } }: ProductTable, { passing, failingOnly }: Counting) {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const rows of [passing, failingOnly.get(bitOfFilter('price')) ?? []]) {
    for (let at = 0; at < rows.length; at += 1) {
      const paise = price[rows[at] as number] as number;
      if (paise < min) min = paise;
      if (paise > max) max = paise;
    }
  }
  return { minPaise: max === 0 ? 0 : min, maxPaise: max };
}

/** Returns the values that some products have. */
function valuesOf<Value>(values: readonly Value[], counts: Int32Array): Map<Value, number> {
  const counted = values.map((value, code) => [value, counts[code] as number] as const);
  return new Map(counted.filter(([, count]) => count > 0));
}

/** Adds up the products of all combinations that have a value. */
function addUp<Combined, Value>(
  combinations: ReadonlyMap<Combined, number>,
  valuesIn: (combination: Combined) => readonly Value[],
): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const [combination, count] of combinations) {
    for (const value of valuesIn(combination)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}

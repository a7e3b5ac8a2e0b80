import type { FilterName } from '../../../../contract/listing-filters.ts';
import type { CodedColumn } from '../product-index/product-table.ts';
import { bitOfFilter, tagIds } from './filters.ts';
import type { Marked } from './mark-products.ts';

/** The column of the product that has the values of a filter. */
const FACET_COLUMNS = {
  shelf: 'category',
  brand: 'brand',
  foam: 'foam',
  origin: 'origin',
} as const satisfies Partial<Record<FilterName, string>>;

type Facet = keyof typeof FACET_COLUMNS;

/** The number of products with each value; the counts of a filter apply the other filters only. */
export interface FacetCounts {
  total: number;
  inStock: number;
  minPaise: number;
  maxPaise: number;
  /** By id; countries by name. */
  values: Record<Facet | 'tag', ReadonlyMap<number | string, number>>;
}

/** Counts the products of a listing in all filters. */
export function countFacets(marked: Marked): FacetCounts {
  const facets = Object.entries(FACET_COLUMNS) as [Facet, (typeof FACET_COLUMNS)[Facet]][];
  const counted = facets.map(
    ([name, column]) =>
      [name, countValues<number | string>(marked, marked.table.coded[column], name)] as const,
  );
  return {
    ...countTotals(marked),
    ...priceRange(marked),
    values: {
      ...(Object.fromEntries(counted) as Record<Facet, Map<number | string, number>>),
      tag: countTags(marked),
    },
  };
}

/** The counts of a listing without products. */
export const NO_COUNTS: FacetCounts = {
  ...{ total: 0, inStock: 0, minPaise: 0, maxPaise: 0 },
  values: {
    shelf: new Map(),
    brand: new Map(),
    foam: new Map(),
    origin: new Map(),
    tag: new Map(),
  },
};

function countTotals({ table: { flags }, rows, marks }: Marked) {
  const others = ~bitOfFilter('in_stock');
  let total = 0;
  let inStock = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const mark = marks[row] as number;
    if (mark === 0) total += 1;
    if ((mark & others) === 0) inStock += flags.isInStock[row] as number;
  }
  return { total, inStock };
}

function priceRange({ table, rows, marks }: Marked) {
  const { price } = table.numbers;
  const others = ~bitOfFilter('price');
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    if (((marks[row] as number) & others) !== 0) continue;
    const paise = price[row] as number;
    if (paise < min) min = paise;
    if (paise > max) max = paise;
  }
  return { minPaise: max === 0 ? 0 : min, maxPaise: max };
}

/** Counts the products of each value of a column that pass all filters but one. */
function countValues<Value extends number | string>(
  marked: Marked,
  column: CodedColumn<Value>,
  name: FilterName,
): Map<Value, number> {
  const counts = countCodes(marked, column, ~bitOfFilter(name));
  const counted = column.values.map((value, code) => [value, counts[code] as number] as const);
  return new Map(counted.filter(([, count]) => count > 0));
}

/** Adds up the products of each combination of tags. */
function countTags(marked: Marked): Map<number, number> {
  const { tags } = marked.table.coded;
  const counts = new Map<number, number>();
  for (const [combination, count] of countValues(marked, tags, 'tag')) {
    for (const id of tagIds(combination)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

function countCodes(
  { rows, marks }: Marked,
  { codes, values }: CodedColumn<unknown>,
  others: number,
): Int32Array {
  const counts = new Int32Array(values.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    if (((marks[row] as number) & others) !== 0) continue;
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

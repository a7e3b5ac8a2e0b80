import type { ProductListQuery } from '../../../../contract/catalogue/catalogue.ts';
import type { FilterName } from '../../../../contract/catalogue/listing-filters.ts';
import { toPaise } from '../../../../contract/shop/money.ts';
import { branchOf, type CategoryRow } from '../categories.ts';
import type { CodedColumn, ProductTable } from '../product-index/product-table.ts';

/** The condition of a filter: which codes of a column pass, or which numbers, both included. */
export type Condition =
  | { codes: Int32Array; passes: Uint8Array }
  | { numbers: Float64Array | Uint8Array; min: number; max: number };

/** The filters that every shop has; those of facts follow from their definitions. */
export type FixedFilter = Exclude<FilterName, 'fact'>;

interface Chosen {
  query: ProductListQuery;
  table: ProductTable;
  /** All categories. */
  tree: readonly CategoryRow[];
}

/**
 * The condition of each filter in `contract/catalogue/listing-filters.ts` but that of facts; undefined
 * where it is not used.
 * The values of one filter are alternatives (OR); filters are combined with AND.
 */
const CONDITIONS: Record<FixedFilter, (chosen: Chosen) => Condition | undefined> = {
  shelf: ({ query, table, tree }) => isBelow(table, query.category_ids, tree),
  tag: ({ query, table }) => hasTag(table, query.product_tag),
  foam: ({ query, table }) => isOneOf(table.coded.foam, query.product_foam),
  brand: ({ query, table }) => isOneOf(table.coded.brand, query.brand),
  price: ({ query, table }) => isBetween(table, query.price_min, query.price_max),
  in_stock: ({ query, table }) =>
    query.in_stock ? { numbers: table.flags.isInStock, min: 1, max: 1 } : undefined,
  origin: ({ query, table }) => isOneOf(table.coded.origin, query.country_of_origin),
};

const NAMES = Object.keys(CONDITIONS) as FixedFilter[];

/** Returns the conditions of the filters that a query uses. */
export function conditionsOf(chosen: Chosen): Map<FixedFilter, Condition> {
  const all = NAMES.map((name) => [name, CONDITIONS[name](chosen)] as const);
  return new Map(all.flatMap(([name, condition]) => (condition ? [[name, condition]] : [])));
}

/** Returns the bit that marks a product which does not pass a filter. */
export const bitOfFilter = (name: FixedFilter): number => 1 << NAMES.indexOf(name);

/** The bit of the first fact that is chosen; the next ones follow. */
export const FIRST_FREE_BIT = 1 << NAMES.length;

/** Marks a product that is not listed at all: hidden, of another category, no hit of the search. */
export const NOT_LISTED = 1 << 30;

/** Returns which codes of a column have a value that passes. */
export function codesWhere<Value>(
  { values }: CodedColumn<Value>,
  passes: (value: Value) => boolean,
): Uint8Array {
  return Uint8Array.from(values, (value) => Number(passes(value)));
}

/** Returns the ids in a value of the column `tags`. */
export const tagIds = (tags: string): number[] => (tags === '' ? [] : tags.split(',').map(Number));

function isOneOf<Value>(
  column: CodedColumn<Value>,
  chosen: readonly Value[] = [],
): Condition | undefined {
  if (chosen.length === 0) return undefined;
  return { codes: column.codes, passes: codesWhere(column, (value) => chosen.includes(value)) };
}

function hasTag({ coded: { tags } }: ProductTable, chosen: readonly number[] = []) {
  if (chosen.length === 0) return undefined;
  const isTagged = (value: string) => tagIds(value).some((id) => chosen.includes(id));
  return { codes: tags.codes, passes: codesWhere(tags, isTagged) };
}

/** Whether a product is in one of the categories or in one below. */
function isBelow(table: ProductTable, chosen: readonly number[] = [], tree: Chosen['tree']) {
  return isOneOf(
    table.coded.category,
    chosen.flatMap((id) => branchOf(tree, id)),
  );
}

/** Bounds in rupees, both inclusive. */
function isBetween({ numbers }: ProductTable, min?: number, max?: number): Condition | undefined {
  if (min === undefined && max === undefined) return undefined;
  return {
    numbers: numbers.price,
    min: min === undefined ? 0 : toPaise(min),
    max: max === undefined ? Number.POSITIVE_INFINITY : toPaise(max),
  };
}

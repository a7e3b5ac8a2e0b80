import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { productTags } from '../../../db/schema/product-details.ts';
import type { FilterConditions } from './filters.ts';
import { FACET_COLUMNS, passes } from './filters.ts';

type Column = keyof typeof FACET_COLUMNS;

/** The number of products with each value; the counts of a filter apply the other filters only. */
export interface FacetCounts {
  total: number;
  inStock: number;
  minPaise: number;
  maxPaise: number;
  /** By id; countries by name. */
  values: Record<Column | 'tag', ReadonlyMap<number | string, number>>;
}

/** The counts of one value of a column, or of all candidates. */
export type CountRow = Record<Column, number | string | null> &
  Record<`${Column}_count`, number> & {
    /** One bit per column, the first one highest: 1 where the row is not grouped by it. */
    absent: number;
    total: number;
    stock: number;
    min: number | null;
    max: number | null;
  };

export interface TagRow {
  tag: number;
  count: number;
}

const COLUMNS = Object.keys(FACET_COLUMNS) as Column[];
const OF_ALL = 2 ** COLUMNS.length - 1;
const bitOf = (column: Column): number => 2 ** (COLUMNS.length - 1 - COLUMNS.indexOf(column));

/** Builds a query of `CountRow`s: all counts except tags in one pass over the candidates. */
export function countRows(filters: FilterConditions): SQL {
  const names = COLUMNS.map((column) => sql.identifier(column));
  const counts = COLUMNS.map(
    (column) =>
      sql`count(*) FILTER (WHERE ${passes(filters, column)}) AS ${sql.identifier(`${column}_count`)}`,
  );
  const sets = names.map((name) => sql`(${name}), `);
  return sql`
    SELECT ${list(names)}, GROUPING(${list(names)}) AS absent, ${list(counts)},
      count(*) FILTER (WHERE ${passes(filters)}) AS total,
      count(*) FILTER (WHERE available AND ${passes(filters, 'in_stock')}) AS stock,
      min(price) FILTER (WHERE ${passes(filters, 'price')}) AS min,
      max(price) FILTER (WHERE ${passes(filters, 'price')}) AS max
    FROM candidates
    GROUP BY GROUPING SETS (${sql.join(sets)}())`;
}

function list(parts: Parameters<typeof sql.join>[0]): SQL {
  return sql.join(parts, sql`, `);
}

/** Builds a query of `TagRow`s. */
export function tagRows(filters: FilterConditions): SQL {
  return sql`
    SELECT ${productTags.tagId} AS tag, count(*) AS count
    FROM candidates JOIN ${productTags} ON ${productTags.productId} = candidates.id
    WHERE ${passes(filters, 'tag')}
    GROUP BY ${productTags.tagId}`;
}

/** Converts the rows of both queries to counts by filter. */
export function toFacetCounts(
  rows: readonly CountRow[] = [],
  tags: readonly TagRow[] = [],
): FacetCounts {
  const all = rows.find((row) => row.absent === OF_ALL);
  const byColumn = COLUMNS.map((column) => [column, countsBy(rows, column)] as const);
  return {
    total: all?.total ?? 0,
    inStock: all?.stock ?? 0,
    minPaise: all?.min ?? 0,
    maxPaise: all?.max ?? 0,
    values: {
      ...(Object.fromEntries(byColumn) as Record<Column, Map<number | string, number>>),
      tag: new Map(tags.map(({ tag, count }) => [tag, count])),
    },
  };
}

function countsBy(rows: readonly CountRow[], column: Column): Map<number | string, number> {
  const own = rows.filter((row) => row.absent === OF_ALL - bitOf(column));
  return new Map(
    own.flatMap((row) => {
      const value = row[column];
      return value === null ? [] : [[value, row[`${column}_count`]]];
    }),
  );
}

import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { productTags } from '../../../db/schema/product-tags.ts';
import type { Filters, Group } from './filters.ts';
import { passes } from './filters.ts';

/** How many products carry each value; each group is narrowed by the other groups only. */
export interface FacetCounts {
  total: number;
  inStock: number;
  minPaise: number;
  maxPaise: number;
  /** By id, for countries by name. */
  brands: ReadonlyMap<number, number>;
  foams: ReadonlyMap<number, number>;
  countries: ReadonlyMap<string, number>;
  tags: ReadonlyMap<number, number>;
}

/** The counts of one brand, form or country, or of all candidates. */
export interface CountRow {
  brand: number | null;
  foam: number | null;
  country: string | null;
  /** Bit 4: not grouped by brand; 2: not by form; 1: not by country. */
  absent: number;
  brands: number;
  foams: number;
  countries: number;
  total: number;
  stock: number;
  min: number | null;
  max: number | null;
}

export interface TagRow {
  tag: number;
  count: number;
}

const BY_BRAND = 0b011;
const BY_FOAM = 0b101;
const BY_COUNTRY = 0b110;
const OF_ALL = 0b111;

/** A query of `CountRow`s: everything but the tags in one pass over the candidates. */
export function countRows(filters: Filters): SQL {
  const passing = (group?: Group) => sql`FILTER (WHERE ${passes(filters, group)})`;
  return sql`
    SELECT brand, foam, country, GROUPING(brand, foam, country) AS absent,
      count(*) ${passing('brands')} AS brands,
      count(*) ${passing('foams')} AS foams,
      count(*) ${passing('countries')} AS countries,
      count(*) ${passing()} AS total,
      count(*) FILTER (WHERE available AND ${passes(filters, 'stock')}) AS stock,
      min(price) ${passing('price')} AS min,
      max(price) ${passing('price')} AS max
    FROM candidates
    GROUP BY GROUPING SETS ((brand), (foam), (country), ())`;
}

/** A query of `TagRow`s. */
export function tagRows(filters: Filters): SQL {
  return sql`
    SELECT ${productTags.tagId} AS tag, count(*) AS count
    FROM candidates JOIN ${productTags} ON ${productTags.productId} = candidates.id
    WHERE ${passes(filters, 'tags')}
    GROUP BY ${productTags.tagId}`;
}

/** The rows of both queries, by group. */
export function toFacetCounts(
  rows: readonly CountRow[] = [],
  tags: readonly TagRow[] = [],
): FacetCounts {
  const all = rows.find((row) => row.absent === OF_ALL);
  return {
    total: all?.total ?? 0,
    inStock: all?.stock ?? 0,
    minPaise: all?.min ?? 0,
    maxPaise: all?.max ?? 0,
    brands: countsBy(rows, BY_BRAND, (row) => [row.brand, row.brands]),
    foams: countsBy(rows, BY_FOAM, (row) => [row.foam, row.foams]),
    countries: countsBy(rows, BY_COUNTRY, (row) => [row.country, row.countries]),
    tags: new Map(tags.map(({ tag, count }) => [tag, count])),
  };
}

function countsBy<Key>(
  rows: readonly CountRow[],
  absent: number,
  entryOf: (row: CountRow) => [Key | null, number],
): Map<Key, number> {
  const entries = rows.filter((row) => row.absent === absent).map(entryOf);
  return new Map(entries.flatMap(([key, count]) => (key === null ? [] : [[key, count]])));
}

import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { productTags } from '../../../db/schema/product-tags.ts';
import { products } from '../../../db/schema/products.ts';
import { selectRows } from '../../../db/select-rows.ts';
import type { Filters, Group } from './filters.ts';
import { filtersWithout, isInStock, usedGroups } from './filters.ts';
import type { Scope } from './scope.ts';

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

/** What an empty listing counts. */
export const NO_COUNTS: FacetCounts = {
  total: 0,
  inStock: 0,
  minPaise: 0,
  maxPaise: 0,
  brands: new Map(),
  foams: new Map(),
  countries: new Map(),
  tags: new Map(),
};

interface SetRow {
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

const BY_BRAND = 0b011;
const BY_FOAM = 0b101;
const BY_COUNTRY = 0b110;
const IN_ALL = 0b111;

/** Counts everything the filter panel shows, in one pass over the products and one over the tags. */
export async function countFacets(
  db: Database,
  scope: Scope,
  filters: Filters,
): Promise<FacetCounts> {
  const [sets, tagRows] = await Promise.all([
    selectRows<SetRow>(db, groupedCounts(scope, filters)),
    selectRows<{ tag: number; count: number }>(db, tagCounts(scope, filters)),
  ]);
  const all = sets.find((row) => row.absent === IN_ALL);
  return {
    total: all?.total ?? 0,
    inStock: all?.stock ?? 0,
    minPaise: all?.min ?? 0,
    maxPaise: all?.max ?? 0,
    brands: countsBy(sets, BY_BRAND, (row) => [row.brand, row.brands]),
    foams: countsBy(sets, BY_FOAM, (row) => [row.foam, row.foams]),
    countries: countsBy(sets, BY_COUNTRY, (row) => [row.country, row.countries]),
    tags: new Map(tagRows.map(({ tag, count }) => [tag, count])),
  };
}

function countsBy<Key>(
  sets: readonly SetRow[],
  absent: number,
  entryOf: (row: SetRow) => [Key | null, number],
): Map<Key, number> {
  const entries = sets.filter((row) => row.absent === absent).map(entryOf);
  return new Map(entries.flatMap(([key, count]) => (key === null ? [] : [[key, count]])));
}

function groupedCounts(scope: Scope, filters: Filters): SQL {
  const passes = (group?: Group) => sql`FILTER (WHERE ${flagsWithout(filters, group)})`;
  return sql`
    SELECT brand, foam, country, GROUPING(brand, foam, country) AS absent,
      count(*) ${passes('brands')}::int AS brands,
      count(*) ${passes('foams')}::int AS foams,
      count(*) ${passes('countries')}::int AS countries,
      count(*) ${passes()}::int AS total,
      count(*) FILTER (WHERE available AND ${flagsWithout(filters, 'stock')})::int AS stock,
      min(price) ${passes('price')} AS min,
      max(price) ${passes('price')} AS max
    FROM (
      SELECT ${products.brandId} AS brand, ${products.foamId} AS foam,
        ${products.countryOfOrigin} AS country, ${products.pricePaise} AS price,
        ${isInStock()} AS available${flagColumns(filters)}
      ${scope.from} WHERE ${scope.where}
    ) AS candidates
    GROUP BY GROUPING SETS ((brand), (foam), (country), ())`;
}

/** A column for each filter in use that says whether the product passes it, judged once a product. */
function flagColumns(filters: Filters): SQL {
  const columns = usedGroups(filters).map(
    (group) => sql`, (${filters[group]}) AS ${sql.identifier(group)}`,
  );
  return sql.join(columns);
}

function flagsWithout(filters: Filters, group?: Group): SQL {
  const others = usedGroups(filters).filter((name) => name !== group);
  if (others.length === 0) return sql`true`;
  return sql.join(
    others.map((name) => sql`candidates.${sql.identifier(name)}`),
    sql` AND `,
  );
}

function tagCounts(scope: Scope, filters: Filters): SQL {
  return sql`
    SELECT ${productTags.tagId} AS tag, count(*)::int AS count
    ${scope.from} JOIN ${productTags} ON ${productTags.productId} = ${products.id}
    WHERE ${scope.where} AND ${filtersWithout(filters, 'tags')}
    GROUP BY ${productTags.tagId}`;
}

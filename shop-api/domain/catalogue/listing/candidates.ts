import type { SQL } from 'drizzle-orm';
import { and, inArray, sql } from 'drizzle-orm';
import type { ProductListQuery } from '../../../../contract/catalogue.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { searchHits } from '../search/search-hits.ts';
import { isVisible } from '../visible.ts';
import type { ChosenCategory } from './chosen-category.ts';
import type { Filters } from './filters.ts';
import { filtersOf, flagOf, isInStock, usedGroups } from './filters.ts';

/** The products a listing chooses from: those of a category or a search, before any filter. */
export interface Candidates {
  /** `candidates AS (…)`: what is counted and ordered by, and a flag a filter in use. */
  table: SQL;
  filters: Filters;
  isSearch: boolean;
}

/** The candidates of a listing, or null when there cannot be any. */
export async function candidatesOf(
  db: Database,
  query: ProductListQuery,
  category: ChosenCategory | null,
): Promise<Candidates | null> {
  if (category?.ids.length === 0) return null;
  const filters = filtersOf(db, query);
  const where = and(isVisible(), category ? inArray(products.categoryId, category.ids) : undefined);
  if (!query.prod_search) {
    const from = sql`FROM ${products} WHERE ${where}`;
    return {
      table: tableOf({ how: sql`NOT MATERIALIZED`, from, score: sql`0`, filters }),
      filters,
      isSearch: false,
    };
  }
  const hits = await searchHits(db, query.prod_search);
  if (!hits) return null;
  const from = sql`
    FROM ${hits} AS hits JOIN ${products} ON ${products.id} = hits.product_id WHERE ${where}`;
  return {
    table: tableOf({ how: sql`MATERIALIZED`, from, score: sql`hits.score`, filters }),
    filters,
    isSearch: true,
  };
}

interface Parts {
  /** A search is done once for page and counts; a plain listing finds its page by an index. */
  how: SQL;
  from: SQL;
  score: SQL;
  filters: Filters;
}

function tableOf({ how, from, score, filters }: Parts): SQL {
  const flags = usedGroups(filters).map((group) => sql`, (${filters[group]}) AS ${flagOf(group)}`);
  return sql`candidates AS ${how} (
    SELECT ${products.id} AS id, ${score} AS score, ${products.brandId} AS brand,
      ${products.foamId} AS foam, ${products.countryOfOrigin} AS country,
      ${products.pricePaise} AS price, ${products.mrpPaise} AS mrp,
      ${products.popularity} AS popularity, (${isInStock()}) AS available${sql.join(flags)}
    ${from}
  )`;
}

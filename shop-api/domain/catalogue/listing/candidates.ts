import type { SQL } from 'drizzle-orm';
import { and, inArray, sql } from 'drizzle-orm';
import type { ProductListQuery } from '../../../../contract/catalogue.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { searchHits } from '../search/search-hits.ts';
import { isVisible } from '../visible.ts';
import type { ChosenCategory } from './chosen-category.ts';
import type { FilterConditions } from './filters.ts';
import { FACET_COLUMNS, filtersOf, flagOf, isInStock, usedFilters } from './filters.ts';

/** The products a listing chooses from: those of a category or a search, before any filter. */
export interface Candidates {
  /** `candidates AS (…)`: the columns to count and order by, and a flag per filter in use. */
  table: SQL;
  filters: FilterConditions;
  isSearch: boolean;
}

/** Returns the candidates of a listing, or null when no product can match. */
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

/** Ten reviews of four stars are added, so that one review of five stars is not the best of all. */
const RATING = sql`(${products.ratingSum} + 40)::float / (${products.ratingCount} + 10)`;

interface CandidateTable {
  /** Materialized, a search runs once for page and counts; a plain listing uses an index. */
  how: SQL;
  from: SQL;
  score: SQL;
  filters: FilterConditions;
}

function tableOf({ how, from, score, filters }: CandidateTable): SQL {
  const flags = usedFilters(filters).map((name) => sql`, (${filters[name]}) AS ${flagOf(name)}`);
  const columns = Object.entries(FACET_COLUMNS).map(
    ([name, column]) => sql`${column} AS ${sql.identifier(name)}, `,
  );
  return sql`candidates AS ${how} (
    SELECT ${products.id} AS id, ${score} AS score, ${sql.join(columns)}
      ${products.pricePaise} AS price, ${products.mrpPaise} AS mrp,
      ${products.popularity} AS popularity, ${RATING} AS rating,
      ${products.createdAt} AS created_at, (${isInStock()}) AS available${sql.join(flags)}
    ${from}
  )`;
}

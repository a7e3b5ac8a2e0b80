import type { SQL } from 'drizzle-orm';
import { and, inArray, sql } from 'drizzle-orm';
import type { ProductListQuery } from '../../../../contract/catalogue.ts';
import type { SearchOutcome } from '../../../../contract/search.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { isInStock } from '../in-stock.ts';
import { SEARCH_SCORE, searchHits } from '../search/asking/search-hits.ts';
import { isVisible } from '../visible.ts';
import type { ChosenCategory } from './chosen-category.ts';
import type { FilterConditions } from './filters.ts';
import { FACET_COLUMNS, filtersOf, flagOf, joinTagged, usedFilters } from './filters.ts';

/** The products a listing chooses from: those of a category or a search, before any filter. */
export interface Candidates {
  /** `candidates AS (…)`: the columns to count and order by, and a flag per filter in use. */
  table: SQL;
  filters: FilterConditions;
  isSearch: boolean;
}

interface Choice {
  /** Null when no product can match. */
  candidates: Candidates | null;
  /** Only for a search. */
  search?: SearchOutcome;
}

/** Returns the candidates of a listing. */
export async function candidatesOf(
  db: Database,
  query: ProductListQuery,
  category: ChosenCategory | null,
): Promise<Choice> {
  if (category?.ids.length === 0) return { candidates: null };
  const filters = filtersOf(db, query);
  const where = and(isVisible(), category ? inArray(products.categoryId, category.ids) : undefined);
  if (!query.prod_search) {
    const from = sql`FROM ${products} ${joinTagged(query)} WHERE ${where}`;
    const table = tableOf({ how: sql`NOT MATERIALIZED`, from, score: sql`0`, filters });
    return { candidates: { table, filters, isSearch: false } };
  }
  const { table: hits, outcome: search } = await searchHits(db, query.prod_search);
  if (!hits) return { candidates: null, search };
  const from = sql`
    FROM ${hits} AS hits JOIN ${products} ON ${products.id} = hits.product_id
    ${joinTagged(query)} WHERE ${where}`;
  const table = tableOf({ how: sql`MATERIALIZED`, from, score: SEARCH_SCORE, filters });
  return { candidates: { table, filters, isSearch: true }, search };
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

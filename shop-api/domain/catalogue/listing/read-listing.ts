import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Ordering, ProductListQuery } from '../../../../contract/catalogue.ts';
import { PRODUCTS_PER_PAGE } from '../../../../contract/limits.ts';
import type { SearchOutcome } from '../../../../contract/search.ts';
import type { Database } from '../../../db/database.ts';
import { selectRows } from '../../../db/database.ts';
import type { Candidates } from './candidates.ts';
import { candidatesOf } from './candidates.ts';
import type { ChosenCategory } from './chosen-category.ts';
import type { CountRow, FacetCounts, TagRow } from './facet-counts.ts';
import { countRows, tagRows, toFacetCounts } from './facet-counts.ts';
import { passes } from './filters.ts';

/** The ids of one page and the counts of the whole result. */
export interface ListingResult {
  ids: number[];
  counts: FacetCounts;
  /** Only for a search. */
  search?: SearchOutcome | undefined;
}

interface Row {
  ids: number[];
  counts: CountRow[];
  tags: TagRow[] | null;
}

/** Reads a listing in one statement, so that page and counts are consistent. */
export async function readListing(
  db: Database,
  query: ProductListQuery,
  category: ChosenCategory | null,
): Promise<ListingResult> {
  const { candidates, search } = await candidatesOf(db, query, category);
  if (!candidates) return { ids: [], counts: toFacetCounts(), search };
  const [row] = await selectRows<Row>(
    db,
    sql`WITH ${candidates.table}
      SELECT ${pageOfIds(candidates, query)} AS ids,
        (SELECT json_agg(row) FROM (${countRows(candidates.filters)}) AS row) AS counts,
        (SELECT json_agg(row) FROM (${tagRows(candidates.filters)}) AS row) AS tags`,
  );
  return { ids: row?.ids ?? [], counts: toFacetCounts(row?.counts, row?.tags ?? []), search };
}

const ORDERS: Record<Ordering, SQL> = {
  base_price: sql`mrp`,
  '-base_price': sql`mrp DESC`,
  country_of_origin: sql`origin`,
  '-country_of_origin': sql`origin DESC`,
  '-rating': sql`rating DESC`,
  '-created_at': sql`created_at DESC`,
  '-discount': sql`(mrp - price)::float / mrp DESC`,
};

/**
 * Builds an array of the ids of one page. By default a search is ordered by score and a listing by
 * popularity; ties are ordered by id, so that no product is on two pages or on none.
 */
function pageOfIds({ filters, isSearch }: Candidates, { ordering, page }: ProductListQuery): SQL {
  const usual = isSearch ? sql`score DESC` : sql`popularity DESC`;
  return sql`ARRAY(
    SELECT id FROM candidates WHERE ${passes(filters)}
    ORDER BY ${ordering ? ORDERS[ordering] : usual}, id
    LIMIT ${PRODUCTS_PER_PAGE} OFFSET ${(page - 1) * PRODUCTS_PER_PAGE}
  )`;
}

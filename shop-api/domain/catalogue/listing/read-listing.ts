import { sql } from 'drizzle-orm';
import type { ProductListQuery } from '../../../../contract/catalogue.ts';
import type { Database } from '../../../db/database.ts';
import { selectRows } from '../../../db/select-rows.ts';
import { candidatesOf } from './candidates.ts';
import type { ChosenCategory } from './chosen-category.ts';
import type { CountRow, FacetCounts, TagRow } from './facet-counts.ts';
import { countRows, tagRows, toFacetCounts } from './facet-counts.ts';
import { pageOfIds } from './page-of-ids.ts';

/** The ids of one page and the counts of the whole result. */
export interface Listing {
  ids: number[];
  counts: FacetCounts;
}

interface Row {
  ids: number[];
  counts: CountRow[];
  tags: TagRow[] | null;
}

/** Reads a listing in one statement, so that page and counts are of one moment. */
export async function readListing(
  db: Database,
  query: ProductListQuery,
  category: ChosenCategory | null,
): Promise<Listing> {
  const candidates = await candidatesOf(db, query, category);
  if (!candidates) return { ids: [], counts: toFacetCounts() };
  const [row] = await selectRows<Row>(
    db,
    sql`WITH ${candidates.table}
      SELECT ${pageOfIds(candidates, query)} AS ids,
        (SELECT json_agg(row) FROM (${countRows(candidates.filters)}) AS row) AS counts,
        (SELECT json_agg(row) FROM (${tagRows(candidates.filters)}) AS row) AS tags`,
  );
  return { ids: row?.ids ?? [], counts: toFacetCounts(row?.counts, row?.tags ?? []) };
}

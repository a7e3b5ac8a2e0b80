import type { SQL } from 'drizzle-orm';
import { and, inArray, sql } from 'drizzle-orm';
import type { ProductListQuery } from '../../../../contract/catalogue.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { searchHits } from '../search/search-hits.ts';
import { isVisible } from '../visible.ts';
import type { ChosenCategory } from './chosen-category.ts';

/** The products a listing chooses from before any filter: a category, a search, or all. */
export interface Scope {
  /** `FROM …`: products, joined to the hits of a search. */
  from: SQL;
  where: SQL;
  isSearch: boolean;
}

/** The scope of a listing, or null when nothing can be in it. */
export async function scopeOf(
  db: Database,
  query: ProductListQuery,
  category: ChosenCategory | null,
): Promise<Scope | null> {
  if (category?.ids.length === 0) return null;
  const where =
    and(isVisible(), category ? inArray(products.categoryId, category.ids) : undefined) ??
    sql`true`;
  if (!query.prod_search) return { from: sql`FROM ${products}`, where, isSearch: false };
  const hits = await searchHits(db, query.prod_search);
  if (!hits) return null;
  const from = sql`FROM ${hits} AS hits JOIN ${products} ON ${products.id} = hits.product_id`;
  return { from, where, isSearch: true };
}

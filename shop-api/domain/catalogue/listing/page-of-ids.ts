import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Ordering, ProductListQuery } from '../../../../contract/catalogue.ts';
import { PRODUCTS_PER_PAGE } from '../../../../contract/limits.ts';
import type { Candidates } from './candidates.ts';
import { passes } from './filters.ts';

const ORDERS: Record<Ordering, SQL> = {
  base_price: sql`mrp`,
  '-base_price': sql`mrp DESC`,
  country_of_origin: sql`country`,
  '-country_of_origin': sql`country DESC`,
};

/**
 * An array of the ids of one page. Without an ordering a search shows its best matches first and a
 * listing what is most popular; ties go by id, so that no product is on two pages or on none.
 */
export function pageOfIds(
  { filters, isSearch }: Candidates,
  { ordering, page }: ProductListQuery,
): SQL {
  const usual = isSearch ? sql`score DESC` : sql`popularity DESC`;
  return sql`ARRAY(
    SELECT id FROM candidates WHERE ${passes(filters)}
    ORDER BY ${ordering ? ORDERS[ordering] : usual}, id
    LIMIT ${PRODUCTS_PER_PAGE} OFFSET ${(page - 1) * PRODUCTS_PER_PAGE}
  )`;
}

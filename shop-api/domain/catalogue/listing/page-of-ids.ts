import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Ordering } from '../../../../contract/catalogue.ts';
import { PRODUCTS_PER_PAGE } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { selectRows } from '../../../db/select-rows.ts';
import type { Filters } from './filters.ts';
import { filtersWithout } from './filters.ts';
import type { Scope } from './scope.ts';

const ORDERS: Record<Ordering, SQL> = {
  base_price: sql`${products.mrpPaise}`,
  '-base_price': sql`${products.mrpPaise} DESC`,
  country_of_origin: sql`${products.countryOfOrigin}`,
  '-country_of_origin': sql`${products.countryOfOrigin} DESC`,
};

interface Page {
  scope: Scope;
  filters: Filters;
  ordering: Ordering | undefined;
  page: number;
}

/**
 * The ids of one page. Without an ordering a search shows its best matches first and a listing what
 * is most popular; ties always go by id, so that no product is on two pages or on none.
 */
export async function pageOfIds(db: Database, input: Page): Promise<number[]> {
  const { scope, filters, page } = input;
  const rows = await selectRows<{ id: number }>(
    db,
    sql`SELECT ${products.id} AS id ${scope.from}
      WHERE ${scope.where} AND ${filtersWithout(filters)}
      ORDER BY ${orderOf(input)}, ${products.id}
      LIMIT ${PRODUCTS_PER_PAGE} OFFSET ${(page - 1) * PRODUCTS_PER_PAGE}`,
  );
  return rows.map((row) => row.id);
}

function orderOf({ scope, ordering }: Page): SQL {
  if (ordering) return ORDERS[ordering];
  return scope.isSearch ? sql`hits.score DESC` : sql`${products.popularity} DESC`;
}

import type { PgSelect } from 'drizzle-orm/pg-core';

/** The requested page of a list; the first is 1. */
export interface Paging {
  page: number;
  pageSize: number;
}

/** Restricts a query to the rows of a page. */
export function pageOf<Query extends PgSelect>(query: Query, { page, pageSize }: Paging) {
  return query.limit(pageSize).offset((page - 1) * pageSize);
}

/** Returns the rows of a page with the counts of the whole list. */
export function pagedAnswer<Row>(data: Row[], total: number, { pageSize }: Paging) {
  return { data, total_count: total, total_pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/*
 * How the table of orders may be shown. It stands apart from the rules, so that a page need not bring
 * those along.
 */

/** Orders of the table; a minus turns them round. The first is the default. */
export const ORDER_SORTS = [
  '-date',
  'date',
  '-total',
  'total',
  '-status',
  'status',
  '-number',
  'number',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Rows a page of the order table; the first is the default. */
export const ORDER_PAGE_SIZES = [50, 10, 25, 75, 100] as const;

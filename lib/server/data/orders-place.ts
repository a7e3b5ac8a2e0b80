import { MAX_SEARCH_LENGTH } from '@/contract/limits';
import type { OrderSort } from '@/contract/order-choices';
import { ORDER_PAGE_SIZES, ORDER_SORTS } from '@/contract/order-choices';

/** Which rows of the orders are asked for. */
export interface OrdersPlace {
  page: number;
  pageSize: (typeof ORDER_PAGE_SIZES)[number];
  sort: OrderSort;
  /** A part of a number or of a product's name; empty: all. */
  search: string;
}

/** The place in the orders that an address names; anything odd in it is as usual. */
export function ordersPlace(query: Record<string, string | string[] | undefined>): OrdersPlace {
  const page = Number(query.page ?? 1);
  const size = Number(query.page_size);
  const { sort, search } = query;
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: ORDER_PAGE_SIZES.find((one) => one === size) ?? ORDER_PAGE_SIZES[0],
    sort: ORDER_SORTS.find((one) => one === sort) ?? ORDER_SORTS[0],
    search: typeof search === 'string' ? plain(search).slice(0, MAX_SEARCH_LENGTH) : '',
  };
}

/** Nothing that no keyboard types: the API refuses broken text. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
}

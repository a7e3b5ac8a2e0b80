import { ORDER_SORTS, type OrderSort } from '@/contract/orders/order';
import { LIST_PAGE_SIZES, MAX_SEARCH_LENGTH } from '@/contract/shop/limits';

/** The requested rows of the order list. */
export interface OrdersPagination {
  page: number;
  pageSize: (typeof LIST_PAGE_SIZES)[number];
  sort: OrderSort;
  /** A part of an order number or of a product's name; empty: all orders. */
  search: string;
}

/** Reads the pagination from a query; invalid values become the defaults. */
export function ordersPagination(
  query: Record<string, string | string[] | undefined>,
): OrdersPagination {
  const page = Number(query.page ?? 1);
  const size = Number(query.page_size);
  const { sort, search } = query;
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: LIST_PAGE_SIZES.find((one) => one === size) ?? LIST_PAGE_SIZES[0],
    sort: ORDER_SORTS.find((one) => one === sort) ?? ORDER_SORTS[0],
    search: typeof search === 'string' ? plain(search).slice(0, MAX_SEARCH_LENGTH) : '',
  };
}

/** Removes characters that no keyboard types: the API refuses malformed text. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
}

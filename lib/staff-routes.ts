import { pagePath } from '@/contract/shop/page-path';
import { withQuery } from './routes';

/** Omitted parameters have their defaults. */
interface ListAddress {
  page?: number;
}

/** The orders of a list that a search finds. */
interface Searched {
  search?: string | undefined;
}

/** The first page has no parameter. */
const pageOf = (page: number) => ({ page: page === 1 ? undefined : page });

/** The paths of the lists behind the dashboard, which no page of the shop links to. */
export const staffRoutes = {
  orders: ({ status, search, page = 1 }: ListAddress & Searched & { status?: string } = {}) =>
    withQuery(pagePath('staffOrders'), { status, search, ...pageOf(page) }),
  order: (id: number) => pagePath('staffOrder', { id }),
  packingSlip: (id: number) => pagePath('staffPackingSlip', { id }),
  leads: ({ kind, page = 1 }: ListAddress & { kind?: string } = {}) =>
    withQuery(pagePath('staffLeads'), { kind, ...pageOf(page) }),
  /** `day` in India: `2026-12-01`; without it today and later. */
  appointments: ({ day, page = 1 }: ListAddress & { day?: string } = {}) =>
    withQuery(pagePath('staffAppointments'), { day, ...pageOf(page) }),
  /** `order`: the id of an order, for its requests alone. */
  returns: ({
    state,
    order,
    search,
    page = 1,
  }: ListAddress & Searched & { state?: string; order?: number } = {}) =>
    withQuery(pagePath('staffReturns'), { state, order, search, ...pageOf(page) }),
  /** `list`: `paid`; without it those that are due. */
  refunds: ({ list, search, page = 1 }: ListAddress & Searched & { list?: string } = {}) =>
    withQuery(pagePath('staffRefunds'), { list, search, ...pageOf(page) }),
  stock: (params: Record<string, string> = {}) => withQuery(pagePath('staffStock'), params),
  countStock: () => pagePath('staffStockCount'),
  stockHistory: (id: number, page = 1) =>
    withQuery(pagePath('staffStockHistory', { id }), pageOf(page)),
  /** Imports and exports of goods, or one import. */
  imports: (id?: number) => withQuery(pagePath('staffImports'), { id }),
  /** `found`: only searches that found so many products at most. */
  searches: ({ found, page = 1 }: ListAddress & { found?: string } = {}) =>
    withQuery(pagePath('staffSearches'), { found, ...pageOf(page) }),
  reviews: (page = 1) => withQuery(pagePath('staffReviews'), pageOf(page)),
  /** The list of a desk; `params` are those of `deskParams`. */
  desk: (desk: string, params: Record<string, string> = {}) =>
    withQuery(pagePath('staffDesk', { desk }), params),
  /** The form of an entry; `new` adds one. */
  entry: (desk: string, entry: string | number) => pagePath('staffEntry', { desk, entry }),
  /** The form of a new entry with something filled in, by the names of its fields. */
  newEntry: (desk: string, filled: Record<string, string>) =>
    withQuery(pagePath('staffEntry', { desk, entry: 'new' }), filled),
} as const;

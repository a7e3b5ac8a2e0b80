import { pagePath } from '@/contract/shop/page-path';
import { withQuery } from './routes';

/** Days in India, both included. */
interface Span {
  from: string;
  to: string;
}

/** The paths of the pages behind the dashboard, which no page of the shop links to. */
export const staffRoutes = {
  /** The list of a desk; `params` are those of `deskParams`. */
  desk: (desk: string, params: Record<string, string> = {}) =>
    withQuery(pagePath('staffDesk', { desk }), params),
  /** The sales of some days, as reports count them; `more` narrows them down. */
  sales: ({ from, to }: Span, more: Record<string, string> = {}) =>
    withQuery(pagePath('staffDesk', { desk: 'orders' }), { counts: 'sales', from, to, ...more }),
  reports: (params: Record<string, string> = {}) => withQuery(pagePath('staffReports'), params),
  /** The cash of carriers, by the days of delivery. */
  takings: (params: Record<string, string> = {}) => withQuery(pagePath('staffCash'), params),
  /** The week of the vaidya from a day on, `2026-11-30`. */
  calendar: (params: Record<string, string> = {}) => withQuery(pagePath('staffCalendar'), params),
  /** The GST return of a month, `2026-11`. */
  gst: (params: Record<string, string> = {}) => withQuery(pagePath('staffGst'), params),
  /** The page of an entry; `new` adds one. */
  entry: (desk: string, entry: string | number) => pagePath('staffEntry', { desk, entry }),
  /** The form of a new entry with something filled in, by the names of its fields. */
  newEntry: (desk: string, filled: Record<string, string>) =>
    withQuery(pagePath('staffEntry', { desk, entry: 'new' }), filled),
  invitation: (token: string) => pagePath('staffInvitation', { token }),
  secondFactor: () => pagePath('staffSecondFactor'),
  order: (id: number) => pagePath('staffEntry', { desk: 'orders', entry: id }),
  /** What is printed for orders: `sheet` is one of `lib/desk/printed-sheets.ts`. */
  printedOrders: (ids: readonly number[], sheet?: string) =>
    withQuery(pagePath('staffPrintedOrders'), { ids: ids.join(','), sheet }),
  countStock: () => pagePath('staffStockCount'),
  stockHistory: (id: number, page = 1) =>
    withQuery(pagePath('staffStockHistory', { id }), { page: page === 1 ? undefined : page }),
  /** Imports and exports of goods, or one import. */
  imports: (id?: number) => withQuery(pagePath('staffImports'), { id }),
} as const;

import { SEARCHES_FOUND, type SearchesFound } from '@/contract/catalogue/search';
import { cleanLine } from '@/contract/kit/clean-text';
import { isCalendarDay } from '@/contract/kit/days';
import { ORDER_STATUSES, type OrderStatus } from '@/contract/orders/order-states';
import { REFUND_LISTS, type RefundList } from '@/contract/payments/payments';
import { RETURN_STATES, type ReturnState } from '@/contract/returns/return-states';
import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import { LEAD_KINDS, type LeadKind } from '@/contract/staff/staff';

/*
 * The requested rows of the dashboard's lists, from the query of their pages; invalid values become
 * the defaults.
 */

type Query = Record<string, string | string[] | undefined>;

/** The requested page of any list; the first is 1. */
export function staffPage({ page }: Query): number {
  const number = Number(page ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1;
}

/** The text that is searched for; undefined: none. */
function searchOf({ search }: Query): string | undefined {
  const text = typeof search === 'string' ? cleanLine(search).slice(0, MAX_SEARCH_LENGTH) : '';
  return text || undefined;
}

export interface StaffOrdersQuery {
  page: number;
  /** Without it: orders in every status. */
  status?: OrderStatus;
  /** A number, a name, a mobile number or an email; without it: all orders. */
  search?: string | undefined;
}

/** The requested rows of the orders. */
export function staffOrdersQuery(query: Query): StaffOrdersQuery {
  const status = ORDER_STATUSES.find((one) => one === query.status);
  return { page: staffPage(query), status, search: searchOf(query) };
}

export interface StaffLeadsQuery {
  page: number;
  /** Without it: leads of every kind. */
  kind?: LeadKind;
}

/** The requested rows of the leads. */
export function staffLeadsQuery(query: Query): StaffLeadsQuery {
  return { page: staffPage(query), kind: LEAD_KINDS.find((one) => one === query.kind) };
}

export interface StaffSearchesQuery {
  page: number;
  /** Without it: all searches. */
  found?: SearchesFound;
}

/** The requested rows of the searches. */
export function staffSearchesQuery(query: Query): StaffSearchesQuery {
  return { page: staffPage(query), found: SEARCHES_FOUND.find((one) => one === query.found) };
}

export interface StaffAppointmentsQuery {
  page: number;
  /** A day in India, `2026-12-01`; without it: today and later. */
  day?: string;
}

/** The requested rows of the appointments. */
export function staffAppointmentsQuery(query: Query): StaffAppointmentsQuery {
  const { day } = query;
  return {
    page: staffPage(query),
    day: typeof day === 'string' && isCalendarDay(day) ? day : undefined,
  };
}

export interface StaffReturnsQuery {
  page: number;
  /** Without it: requests in every state. */
  state?: ReturnState;
  /** The id of an order; without it: requests for every order. */
  order?: number;
  /** As among orders. */
  search?: string | undefined;
}

/** The requested rows of the return requests. */
export function staffReturnsQuery(query: Query): StaffReturnsQuery {
  const order = Number(query.order);
  return {
    page: staffPage(query),
    state: RETURN_STATES.find((one) => one === query.state),
    order: isId(order) ? order : undefined,
    search: searchOf(query),
  };
}

export interface StaffRefundsQuery {
  page: number;
  list: RefundList;
  /** As among orders. */
  search?: string | undefined;
}

/** The requested refunds: those that are due, unless others are asked for. */
export function staffRefundsQuery(query: Query): StaffRefundsQuery {
  const list = REFUND_LISTS.find((one) => one === query.list) ?? 'due';
  return { page: staffPage(query), list, search: searchOf(query) };
}

const isId = (number: number) => Number.isInteger(number) && number >= 1 && number < 2 ** 31;

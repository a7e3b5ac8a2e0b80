import { isCalendarDay } from '@/contract/kit/calendar-day';
import { DESK_PAGE_SIZES, MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import type { Desk } from './desk';
import type { DeskFilter } from './desk-filters';

type Given = Record<string, string | string[] | undefined>;

/** The requested part of a list, as in its address. */
export interface DeskQuery {
  page: number;
  page_size: number;
  /** Of what customers send: the row behind which the page begins. */
  after?: number;
  q?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  /** The chosen value of each filter. */
  filters: Record<string, string>;
}

/** Returns the requested page of any list; the first is 1. */
export function requestedPage({ page }: Given): number {
  const number = Number(page ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1;
}

/** Reads the query of a list; a value that it does not offer is left out. */
export function readDeskQuery(desk: Desk, given: Given): DeskQuery {
  const size = DESK_PAGE_SIZES.find((one) => String(one) === given.page_size);
  const sort = desk.columns.find((column) => column.sort && column.sort === given.sort)?.sort;
  return {
    page: requestedPage(given),
    page_size: size ?? DESK_PAGE_SIZES[0],
    ...afterIn(desk, given),
    ...textIn(given.q),
    ...(sort && { sort, order: given.order === 'desc' ? 'desc' : 'asc' }),
    filters: filtersIn(desk, given),
  };
}

function afterIn(desk: Desk, { after }: Given): { after?: number } {
  const isId = desk.values && typeof after === 'string' && /^[1-9]\d{0,14}$/.test(after);
  return isId ? { after: Number(after) } : {};
}

function textIn(q: Given[string]): { q?: string } {
  const text = typeof q === 'string' ? q.trim().slice(0, MAX_SEARCH_LENGTH) : '';
  return text ? { q: text } : {};
}

function filtersIn(desk: Desk, given: Given): Record<string, string> {
  const chosen = desk.filters.flatMap((filter) => {
    const value = given[filter.name];
    if (typeof value !== 'string') return [];
    return isOffered(filter, value) ? [[filter.name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function isOffered(filter: DeskFilter, value: string): boolean {
  if (filter.kind === 'day') return isCalendarDay(value);
  if (filter.kind === 'text') return value.trim() !== '' && value.length <= MAX_SEARCH_LENGTH;
  if (filter.kind === 'amount') return /^\d{1,7}$/.test(value);
  if (filter.kind === 'reference' || filter.kind === 'id') return /^[1-9]\d{0,8}$/.test(value);
  return filter.options.some((option) => String(option.value) === value);
}

/** Returns the parameters of a list; what is usual has none. */
export function deskParams(query: DeskQuery): Record<string, string> {
  const { page, page_size, after, q, sort, order, filters } = query;
  return {
    ...(q && { q }),
    ...filters,
    ...(sort && { sort }),
    ...(sort && order === 'desc' && { order }),
    ...(page_size !== DESK_PAGE_SIZES[0] && { page_size: String(page_size) }),
    ...(page > 1 && { page: String(page), ...(after && { after: String(after) }) }),
  };
}

/** Returns what the call of a list is asked. */
export function callQuery({ filters, ...query }: DeskQuery): Record<string, unknown> {
  return { ...query, ...filters };
}

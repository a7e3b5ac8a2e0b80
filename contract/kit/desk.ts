import { array, mixed, number, type ObjectShape, object, type Schema, string } from 'yup';
import { DESK_PAGE_SIZES, LIST_PAGE_SIZES, MAX_SEARCH_LENGTH } from '../shop/limits.ts';
import type { NeededRole, StaffRole } from '../shop/roles.ts';
import type { GivenFields } from './check.ts';
import { endpoint } from './endpoint.ts';
import { done, id } from './shapes.ts';

/** Texts of a product in all languages. */
export const MAX_ENTRY_BYTES = 1_000_000;

const MAX_VERSION = Number.MAX_SAFE_INTEGER;

/** The version of an entry; 0: nobody has changed it at the desk. */
export const deskVersion = () => number().integer().min(0).max(MAX_VERSION).required();

/** The page of a list of the desk. */
export const deskPaging = {
  page: number().integer().min(1).max(100_000).default(1),
  page_size: number().oneOf(DESK_PAGE_SIZES).default(50),
};

/** The page of a customer's own list. */
export const listPaging = {
  page: deskPaging.page,
  page_size: number().oneOf(LIST_PAGE_SIZES).default(50),
};

/** How long the whole list is. */
export const counted = {
  total_count: number().integer().min(0).required(),
  total_pages: number().integer().min(1).required(),
};

/**
 * The fields of an entry as they were filled in. Only the verb checks them, so that its messages have
 * the names of the fields: `price`, not `fields.price`.
 */
export function givenFields(rules: Schema) {
  return mixed<GivenFields>((value): value is GivenFields => isObject(value))
    .meta({ rules })
    .required();
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const chosen = { q: string().trim().max(MAX_SEARCH_LENGTH).optional() };

export type SortOrder = 'asc' | 'desc';

function sorted<Sort extends string, const Usual extends SortOrder | undefined>(
  sort: readonly [Sort, ...Sort[]],
  usual: Usual,
) {
  return {
    sort: mixed<Sort>().oneOf(sort).default(sort[0]),
    order: mixed<SortOrder>().oneOf(['asc', 'desc']).default(usual),
  };
}

export interface DeskList<
  Path extends string,
  Row extends Schema,
  Filters extends ObjectShape,
  Sort extends string,
  Usual extends SortOrder | undefined,
> {
  /** `/staff/brands/`. */
  path: Path;
  /** In summaries: `brands`. */
  what: string;
  /** What the list displays of an entry. */
  row: Row;
  /** Beside `q`, which every list has. */
  filters: Filters;
  /** What the list can be sorted by; the first is usual. */
  sort: readonly [Sort, ...Sort[]];
  /** The direction that is usual; undefined where a filter says it. */
  usual: Usual;
  /** Who may read it. */
  role: NeededRole;
}

/** Returns the row of a call that lists what the desk has, with search, filters and order. */
export function deskList<
  const Path extends string,
  Row extends Schema,
  Filters extends ObjectShape,
  const Sort extends string,
  const Usual extends SortOrder | undefined,
>({ path, what, row, filters, sort, usual, role }: DeskList<Path, Row, Filters, Sort, Usual>) {
  return endpoint({
    summary: `A page of ${what}; for staff`,
    method: 'GET',
    path,
    access: 'staff',
    role,
    query: object({ ...deskPaging, ...chosen, ...sorted(sort, usual), ...filters }),
    answer: object({ ...done, data: array(row).required(), ...counted }),
  });
}

/**
 * A whole entry in an answer. It is not held against the rules of a save: what was stored before they
 * became stricter can be read, and mended.
 */
export function deskEntry<Entry extends object>(rules: Schema) {
  return mixed<Entry>((value): value is Entry => isObject(value))
    .meta({ rules })
    .required();
}

interface Desk<
  Name extends string,
  Row extends Schema,
  Entry extends Schema,
  Filters extends ObjectShape,
  Sort extends string,
> {
  /** In the paths: `brands`. */
  name: Name;
  /** In summaries: `brands`. */
  what: string;
  /** What the list displays of an entry. */
  row: Row;
  /** The whole entry. */
  entry: Entry;
  /** The rules of its fields, which the verb checks. */
  fields: Schema;
  /** Beside `q`, which every list has. */
  filters: Filters;
  /** What a list can be sorted by; the first is usual. */
  sort: readonly [Sort, ...Sort[]];
  /** Who may change it. */
  role: NeededRole;
  /** Who may read it beside them, because other desks refer to it. */
  readBy?: readonly StaffRole[];
}

/**
 * Returns the rows of the calls of one desk, which manages entries by number. The desk's own file
 * names them: `listBrandDesk: brands.list`. None of them is in the specification.
 */
export function deskCalls<
  const Name extends string,
  Row extends Schema,
  Entry extends Schema,
  Filters extends ObjectShape,
  const Sort extends string,
>(given: Desk<Name, Row, Entry, Filters, Sort>) {
  const { name, what, row, entry, fields, filters, sort, role, readBy = [] } = given;
  const readers = readBy.length > 0 ? ([role, readBy].flat() as StaffRole[]) : role;
  const list = `/staff/${name}/` as const;
  const one = `/staff/${name}/{id}/` as const;
  const version = deskVersion();
  const saved = object({ ...done, version });
  return {
    list: deskList({ path: list, what, row, filters, sort, usual: 'asc', role: readers }),
    read: endpoint({
      summary: `One of the ${what}, whole, with the version that a save names; for staff`,
      method: 'GET',
      path: one,
      access: 'staff',
      role: readers,
      answer: object({ ...done, data: entry, version }),
    }),
    add: endpoint({
      summary: `Add to the ${what}; for staff`,
      method: 'POST',
      path: list,
      access: 'staff',
      role,
      body: object({ fields: givenFields(fields) }),
      maxBytes: MAX_ENTRY_BYTES,
      answer: object({ ...done, id: id(), version }),
    }),
    save: endpoint({
      summary: `Replace one of the ${what}; refused where a newer version was saved; for staff`,
      method: 'PUT',
      path: one,
      access: 'staff',
      role,
      body: object({ version, fields: givenFields(fields) }),
      maxBytes: MAX_ENTRY_BYTES,
      answer: saved,
    }),
    remove: endpoint({
      summary: `Remove one of the ${what}; refused where a newer version was saved; for staff`,
      method: 'DELETE',
      path: one,
      access: 'staff',
      role,
      query: object({ version }),
      answer: object({ ...done }),
    }),
  };
}

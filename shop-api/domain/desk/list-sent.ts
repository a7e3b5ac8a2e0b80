import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferType, Schema } from 'yup';
import type { SortOrder } from '../../../contract/kit/desk.ts';
import { type Database, selectRows } from '../../db/database.ts';
import type { Context } from '../kernel/context.ts';
import { startOfIsoDay } from '../kernel/india-time.ts';
import { pagedAnswer } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';
import type { EntryTable } from './entries.ts';

/** The query of a list, as its row of the contract says. */
export type QueryOf<List extends { query: Schema }> = InferType<List['query']>;

/** What a list is asked for. */
export interface SentQuery {
  page: number;
  page_size: number;
  /** The row behind which the page begins; without it, page by page from the first. */
  after?: number | undefined;
  q?: string | undefined;
  sort: string;
  order?: SortOrder | undefined;
  /** Days in India, both included: `2026-12-01`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What customers send, as staff list and read it. */
export interface Sent<Query extends SentQuery, Row extends { id: number }, Whole> {
  table: EntryTable;
  /** The moment that the days of a query are about. */
  at: PgColumn | ((query: Query) => PgColumn);
  /** The column of each sort. */
  sorts: Readonly<Record<Query['sort'], PgColumn>>;
  /** The direction where a query names none. */
  usual?: (query: Query) => SortOrder;
  /** What the filters of a query choose. */
  chosen: (query: Query, ctx: Context) => readonly (SQL | undefined)[];
  /** What a text may find, each by a condition that an index answers; undefined: nothing. */
  found: (db: Database, typed: string) => Ways | Promise<Ways>;
  /** Reads the rows of ids, in any order. */
  rows: (db: Database, ids: readonly number[]) => Promise<Row[]>;
  /** Reads one of them. Errors: `not_found`. */
  read: (db: Database, id: number, ctx: Context) => Promise<Whole>;
}

/** A list whose rows have no pages. */
export type SentList<Query extends SentQuery, Row extends { id: number }> = Omit<
  Sent<Query, Row, unknown>,
  'read'
>;

/** What a text may find: a row is found by any of them. */
type Ways = readonly (SQL | undefined)[];

/** Longer lists are at least as long: a count of all orders would take longer than their page. */
const COUNTED = 10_000;

interface ListSent<Query extends SentQuery, Row extends { id: number }> {
  ctx: Context;
  of: SentList<Query, Row>;
  input: Query;
}

/** Returns a page of what customers have sent. Staff only. */
export async function listSent<Query extends SentQuery, Row extends { id: number }>({
  ctx,
  of,
  input,
}: ListSent<Query, Row>) {
  staffOf(ctx.who);
  const { page, page_size: pageSize, after, q } = input;
  const isListed = chosenBy(ctx, of, input);
  const sort = { by: of.sorts[input.sort as Query['sort']], order: orderOf(of, input) };
  const list = {
    db: ctx.db,
    table: of.table,
    isListed,
    sort,
    before: (page - 1) * pageSize,
    after,
    pageSize,
  };
  const { ids, total } = q ? await search(list, await of.found(ctx.db, q)) : await pageOfAll(list);
  const rows = ids.length > 0 ? await of.rows(ctx.db, ids) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const data = ids.flatMap((id) => byId.get(id) ?? []);
  return { ...pagedAnswer(data, total.least, { page, pageSize }), ...total.more };
}

function orderOf<Query extends SentQuery>(
  { usual }: Pick<Sent<Query, { id: number }, unknown>, 'usual'>,
  query: Query,
): SortOrder {
  return query.order ?? usual?.(query) ?? 'desc';
}

function chosenBy<Query extends SentQuery, Row extends { id: number }>(
  ctx: Context,
  { at, chosen }: SentList<Query, Row>,
  query: Query,
): SQL | undefined {
  const { from, to } = query;
  const moment = typeof at === 'function' ? at(query) : at;
  return and(
    from ? gte(moment, startOfIsoDay(from)) : undefined,
    to ? lt(moment, startOfIsoDay(to, 1)) : undefined,
    ...chosen(query, ctx),
  );
}

interface List {
  db: Database;
  table: EntryTable;
  isListed: SQL | undefined;
  sort: { by: PgColumn; order: SortOrder };
  /** The number of rows before the page, and the last of them where it is known. */
  before: number;
  after: number | undefined;
  pageSize: number;
}

interface Found {
  /** Those of the page. The ids first: the sort holds keys alone, and the joins see one page. */
  ids: number[];
  total: { least: number; more?: { total_is_at_least: true } | undefined };
}

async function pageOfAll(list: List): Promise<Found> {
  const { db, table, isListed, pageSize } = list;
  const counted = db
    .select({ id: table.id })
    .from(table)
    .where(isListed)
    .limit(COUNTED + 1);
  const [count, rows] = await Promise.all([
    db.$count(counted.as('counted')),
    keys(list, and(isListed, isAfter(list)))
      .limit(pageSize)
      .offset(skipOf(list)),
  ]);
  const ids = rows.map(({ id }) => id as number);
  return { ids, total: totalOf(Math.min(count, COUNTED), count > COUNTED) };
}

/**
 * Each way has a query of its own, which takes what it finds first: no index answers several at once.
 * A search is counted as far as it is paged through.
 */
async function search(list: List, ways: Ways): Promise<Found> {
  const { db, sort, isListed, before, pageSize } = list;
  const skip = skipOf(list);
  const end = skip + pageSize + 1;
  const queries = ways.flatMap((way) =>
    way ? [sql`${keys(list, and(isListed, way, isAfter(list))).limit(end)}`] : [],
  );
  if (queries.length === 0) return { ids: [], total: { least: 0 } };
  const direction = sql.raw(sort.order);
  // A large id comes as a text.
  const rows = await selectRows<{ id: number | string }>(
    db,
    sql`SELECT id FROM (${sql.join(queries, sql` UNION `)}) AS found
      ORDER BY key ${direction}, id ${direction} LIMIT ${pageSize + 1} OFFSET ${skip}`,
  );
  const ids = rows.slice(0, pageSize).map(({ id }) => Number(id));
  const seen = rows.length > 0 ? before + rows.length : 0;
  return { ids, total: totalOf(seen, rows.length > pageSize) };
}

/** How many rows the database skips: none where the page begins behind a row. */
const skipOf = ({ before, after }: List) => (after === undefined ? before : 0);

/** Whether a row comes behind the last one before the page, by the index that sorts the list. */
function isAfter({ db, table, sort: { by, order }, after }: List): SQL | undefined {
  if (after === undefined) return undefined;
  const last = db.select({ key: by, id: table.id }).from(table).where(eq(table.id, after));
  return sql`(${by}, ${table.id}) ${sql.raw(order === 'asc' ? '>' : '<')} ${last}`;
}

function keys({ db, table, sort }: List, isListed: SQL | undefined) {
  const direction = sort.order === 'asc' ? asc : desc;
  return db
    .select({ id: table.id, key: sql`${sort.by}`.as('key') })
    .from(table)
    .where(isListed)
    .orderBy(direction(sort.by), direction(table.id))
    .$dynamic();
}

function totalOf(least: number, isMore: boolean): Found['total'] {
  return isMore ? { least, more: { total_is_at_least: true } } : { least };
}

interface ReadSent<Whole> {
  ctx: Context;
  of: Pick<Sent<SentQuery, { id: number }, Whole>, 'read'>;
  input: { id: number };
}

/** Returns one of the things that customers have sent. Staff only. Errors: `not_found`. */
export async function readSent<Whole>({ ctx, of, input }: ReadSent<Whole>): Promise<Whole> {
  staffOf(ctx.who);
  return of.read(ctx.db, input.id, ctx);
}

import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferType, Schema } from 'yup';
import type { SortOrder } from '../../../contract/kit/desk.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../kernel/context.ts';
import { startOfIsoDay } from '../kernel/india-time.ts';
import { pagedAnswer } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';
import type { EntryTable } from './entries.ts';
import { pageOfAll, searchIds, type Ways } from './page-ids.ts';

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
  const { ids, total } = q
    ? await searchIds(list, await of.found(ctx.db, q))
    : await pageOfAll(list);
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

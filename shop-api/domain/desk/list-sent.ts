import { and, asc, desc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferType, Schema } from 'yup';
import type { SortOrder } from '../../../contract/kit/desk.ts';
import type { Database } from '../../db/database.ts';
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
  at: PgColumn;
  /** The column of each sort. */
  sorts: Readonly<Record<Query['sort'], PgColumn>>;
  /** The direction where a query names none. */
  usual?: (query: Query) => SortOrder;
  /** What the filters of a query choose. */
  chosen: (query: Query, ctx: Context) => readonly (SQL | undefined)[];
  /** What a search finds; undefined: nothing. */
  found: (db: Database, typed: string) => SQL | undefined;
  /** Reads the rows of ids, in any order. */
  rows: (db: Database, ids: readonly number[]) => Promise<Row[]>;
  /** Reads one of them. Errors: `not_found`. */
  read: (db: Database, id: number) => Promise<Whole>;
}

interface ListSent<Query extends SentQuery, Row extends { id: number }> {
  ctx: Context;
  of: Sent<Query, Row, unknown>;
  input: Query;
}

/** Returns a page of what customers have sent. Staff only. */
export async function listSent<Query extends SentQuery, Row extends { id: number }>({
  ctx,
  of,
  input,
}: ListSent<Query, Row>) {
  staffOf(ctx.who);
  const { db } = ctx;
  const { table } = of;
  const { page, page_size: pageSize } = input;
  const isListed = conditionOf(ctx, of, input);
  const direction = (input.order ?? of.usual?.(input)) === 'asc' ? asc : desc;
  // The ids first: the sort of many rows holds keys alone, and the joins see one page.
  const wanted = db
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(isListed)
    .orderBy(direction(of.sorts[input.sort as Query['sort']]), direction(table.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total, ids] = await Promise.all([db.$count(table, isListed), wanted]);
  const rows = await readRows(
    db,
    of,
    ids.map(({ id }) => id),
  );
  return pagedAnswer(rows, total, { page, pageSize });
}

function conditionOf<Query extends SentQuery, Row extends { id: number }>(
  ctx: Context,
  { at, chosen, found }: Sent<Query, Row, unknown>,
  query: Query,
): SQL | undefined {
  const { q, from, to } = query;
  return and(
    from ? gte(at, startOfIsoDay(from)) : undefined,
    to ? lt(at, startOfIsoDay(to, 1)) : undefined,
    ...chosen(query, ctx),
    q ? (found(ctx.db, q) ?? sql`false`) : undefined,
  );
}

async function readRows<Row extends { id: number }>(
  db: Database,
  { rows }: Pick<Sent<SentQuery, Row, unknown>, 'rows'>,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await rows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface ReadSent<Whole> {
  ctx: Context;
  of: Pick<Sent<SentQuery, { id: number }, Whole>, 'read'>;
  input: { id: number };
}

/** Returns one of the things that customers have sent. Staff only. Errors: `not_found`. */
export async function readSent<Whole>({ ctx, of, input }: ReadSent<Whole>): Promise<Whole> {
  staffOf(ctx.who);
  return of.read(ctx.db, input.id);
}

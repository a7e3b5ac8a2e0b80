import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SortOrder } from '../../../contract/kit/desk.ts';
import { type Database, selectRows } from '../../db/database.ts';
import type { EntryTable } from './entries.ts';

/** Longer lists are at least as long: a count of all orders would take longer than their page. */
const COUNTED = 10_000;

/** What a text may find: a row is found by any of them. */
export type Ways = readonly (SQL | undefined)[];

/** What of a table is listed, and which page of it. */
export interface IdsToList {
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

/** Returns the ids of a page, with the number of rows as far as they are counted. */
export async function pageOfAll(list: IdsToList): Promise<Found> {
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
export async function searchIds(list: IdsToList, ways: Ways): Promise<Found> {
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
const skipOf = ({ before, after }: IdsToList) => (after === undefined ? before : 0);

/** Whether a row comes behind the last one before the page, by the index that sorts the list. */
function isAfter({ db, table, sort: { by, order }, after }: IdsToList): SQL | undefined {
  if (after === undefined) return undefined;
  const last = db.select({ key: by, id: table.id }).from(table).where(eq(table.id, after));
  return sql`(${by}, ${table.id}) ${sql.raw(order === 'asc' ? '>' : '<')} ${last}`;
}

function keys({ db, table, sort }: IdsToList, isListed: SQL | undefined) {
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

import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or a transaction on one; the same on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database. The code that opened it closes it. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** How often it was asked; undefined with PostgreSQL, which others ask too. */
  asked?: () => number;
  /** Connections in use, and queries that wait for one; undefined with PGlite, which has none. */
  connections?: () => { used: number; waiting: number };
  close(): Promise<void>;
}

/** The database cannot be used; the message tells the person who starts the shop why. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * Runs hand-written SQL and returns its rows. The caller guarantees `Row`: numbers are cast to
 * `int` or `float8` in the query, since the drivers read `bigint` and `numeric` differently.
 */
export async function selectRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

/** Settings of the planner. */
export const PLANNER = {
  /**
   * The cost of a random page read. The default, 4, is meant for spinning disks; the shop's tables fit
   * in memory, and with 4 a search scans whole tables for a few products.
   */
  random_page_cost: 1.1,
  /** Never: compiling a query takes longer than any of the shop's, however dear it is planned. */
  jit_above_cost: -1,
};

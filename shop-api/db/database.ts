import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema.ts';

/** A database or a transaction on one; the same on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. Whoever opened it closes it. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/** The database cannot be used; the message says why in words for whoever starts the shop. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

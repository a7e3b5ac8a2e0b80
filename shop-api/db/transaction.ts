import { sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { LIMITS } from './role-limits.ts';

/** Returns the SQLSTATE of an error (`23505`: not unique), or undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return sqlStateOf(error.cause);
}

/** Serialization failure and deadlock: the database undid the transaction, which may run again. */
const TRANSIENT = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

/**
 * Runs `work` in one transaction: all of it or nothing. Inside a transaction it joins that one. A
 * transaction lost to a deadlock runs again, so `work` must do nothing outside the database.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const state = sqlStateOf(error);
      if (!state || !TRANSIENT.has(state) || tries === MAX_TRIES) throw error;
    }
  }
}

/**
 * Runs `work` as `inTransaction` does, without the limits of time of a call: nobody waits for it, as
 * when the tables are made. Inside a transaction they stay lifted until its end.
 */
export function inLongTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    const limits = sql.param(Object.keys(LIMITS));
    await tx.execute(sql`
      SELECT set_config(name, '0', true) FROM unnest(${limits}::text[]) AS limits (name)`);
    return work(tx);
  });
}

/** A statement of a long read ends after this, before the storefront's patience does. */
const LONG_READ_MS = 10_000;

/**
 * Runs reads that count many rows: one after the other on one connection, all of the same moment,
 * each with more time than a statement of a call has.
 */
export function inLongRead<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`SELECT set_config('statement_timeout', ${String(LONG_READ_MS)}, true)`);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Thrown to undo a transaction that has done its work. */
const UNDO = new Error('Undo');

/**
 * Runs `work` in a transaction of its own that is undone: what it reads is what would be after its
 * writes, and nothing of them stays.
 */
export async function withoutTrace<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  let done: { value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      done = { value: await work(tx) };
      throw UNDO;
    });
  } catch (error) {
    if (error !== UNDO || !done) throw error;
  }
  return (done as { value: T }).value;
}

function isTransaction(db: Database): boolean {
  return db instanceof PgTransaction;
}

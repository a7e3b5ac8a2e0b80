import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { DatabaseUnavailable } from './database.ts';
import { RANDOM_PAGE_COST } from './page-cost.ts';
import { schema } from './schema.ts';

/** One slow query may not hold a connection, nor one lock a queue of shoppers. */
const LIMITS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 3_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  options: `-c random_page_cost=${RANDOM_PAGE_COST}`,
  application_name: 'vanya-shop-api',
};

/**
 * Opens a pool of at most 10 connections to PostgreSQL.
 * @throws {DatabaseUnavailable} when the server does not answer within 5 seconds
 */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, ...LIMITS });
  // A connection lost while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const { code, message } = error as { code?: string; message?: string };
    const reason = message || code;
    throw new DatabaseUnavailable(
      `The PostgreSQL server named by DATABASE_URL does not answer (${reason}). Start it, correct the address, or unset DATABASE_URL to use the embedded database.`,
      { cause: error },
    );
  }
  return { db: drizzle(pool, { schema }), kind: 'postgres', close: () => pool.end() };
}

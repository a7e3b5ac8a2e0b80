import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { DatabaseUnavailable, RANDOM_PAGE_COST } from './database.ts';
import { schema } from './schema.ts';
import type { SlowQueryWatch } from './slow-queries.ts';
import { watchQueries } from './slow-queries.ts';

/** Limits, so that no slow query blocks a connection and no lock blocks a queue of shoppers. */
const LIMITS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 3_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  options: `-c random_page_cost=${RANDOM_PAGE_COST}`,
  application_name: 'shop-api',
};

function ignore(): void {}

/**
 * Opens a pool of at most 10 connections to PostgreSQL.
 * @throws {DatabaseUnavailable} when the server does not answer within 5 seconds
 */
export async function openPostgres(
  databaseUrl: string,
  watch?: SlowQueryWatch,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, ...LIMITS });
  // The pool replaces a lost connection, and the next query on it fails. Without a listener, the
  // event would end the process, whether the connection was idle or between two queries of a
  // transaction.
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  if (watch) {
    watchQueries(pool, watch);
    pool.on('connect', (client) => watchQueries(client, watch));
  }
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
  return {
    db: openDrizzle(pool),
    kind: 'postgres',
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/**
 * Drizzle takes a connection for a transaction and does not return it when `begin` fails, as on one
 * that a restarted server has closed: after ten of those the pool would be empty for good.
 */
function openDrizzle(pool: pg.Pool): Database {
  const db: Database = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      const own = drizzle(connection) as unknown as Database;
      return await own.transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return db;
}

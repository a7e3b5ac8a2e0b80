import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, DatabaseUnavailable, type OpenDatabase, PLANNER } from './database.ts';
import { assertRoleLimits, LIMITS } from './role-limits.ts';
import { type SlowQueryWatch, watchQueries } from './slow-queries.ts';

const CONNECTION = { connectionTimeoutMillis: 5_000, application_name: 'shop-api' };
const POOL_SIZE = 10;

/** What a pooler refuses, since the next transaction may get another connection. */
const OF_SESSION = {
  ...LIMITS,
  options: Object.entries(PLANNER)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
};

interface OpenPostgres {
  watch?: SlowQueryWatch | undefined;
  /** Connections at most. */
  size?: number | undefined;
  /** The address is a pooler's, so the limits come from the role. */
  hasPooler?: boolean | undefined;
}

function ignore(): void {}

/**
 * Opens a pool of connections to PostgreSQL, ten at most unless another number is given.
 * @throws {DatabaseUnavailable} when the server does not answer within 5 seconds
 */
export async function openPostgres(
  connectionString: string,
  { watch, size: max = POOL_SIZE, hasPooler = false }: OpenPostgres = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...CONNECTION,
    connectionString,
    max,
    ...(hasPooler ? {} : OF_SESSION),
  });
  // The pool replaces a lost connection, and the next query on it fails. Without a listener, the
  // event would end the process, whether the connection was idle or between two queries of a
  // transaction.
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  if (watch) {
    watchQueries(pool, watch);
    pool.on('connect', (client) => watchQueries(client, watch));
  }
  const db = openDrizzle(pool);
  try {
    await pool.query('SELECT 1').catch(refuse);
    if (hasPooler) await assertRoleLimits(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    kind: 'postgres',
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** @throws {DatabaseUnavailable} always, with what the operator can do */
function refuse(error: unknown): never {
  const { code, message } = error as { code?: string; message?: string };
  const mend = message?.startsWith('unsupported startup parameter')
    ? 'It is a pooler: name the address of PostgreSQL itself by DATABASE_DIRECT_URL.'
    : 'Start it, or correct the address.';
  throw new DatabaseUnavailable(
    `The PostgreSQL server named by DATABASE_URL does not answer (${message || code}). ${mend}`,
    { cause: error },
  );
}

/**
 * Drizzle takes a connection for a transaction and does not return it when `begin` fails, as on one
 * that a restarted server has closed: after ten of those the pool would be empty for good.
 */
function openDrizzle(pool: pg.Pool): Database {
  const db: Database = drizzle(pool);
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

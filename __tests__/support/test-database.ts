import { afterAll, beforeAll, describe } from '@jest/globals';
import type { Database, OpenDatabase } from '../../shop-api/db/database.ts';
import { cloneOnPostgres } from './per-worker/clone-on-postgres.ts';

/** A separate database for tests; `db` may be used inside hooks and tests only. */
export interface TestDatabase {
  readonly db: Database;
  /**
   * The same database over separate connections, as another process uses it. PGlite has one process
   * only, so it returns the same object.
   */
  another: () => Promise<Database>;
}

type Clone = OpenDatabase & { another?: () => Promise<OpenDatabase> };

const { TEST_DATABASE_URL: url, TEST_SIZE } = process.env;

/** Without a server, PGlite only. */
const CLONES: Record<string, () => Promise<Clone>> = url
  ? { PostgreSQL: () => cloneOnPostgres(url), PGlite: cloneOnPglite }
  : { PGlite: cloneOnPglite };

/** PGlite is loaded by the files that run on it. */
async function cloneOnPglite(): Promise<Clone> {
  const pglite = await import('./per-worker/clone-on-pglite.ts');
  return await pglite.cloneOnPglite();
}

/** A copy on the first of these databases: PostgreSQL where a server is named. */
export function cloneDemoShop(): Promise<Clone> {
  return url ? cloneOnPostgres(url) : cloneOnPglite();
}

/** The first copy prepares the shop, which takes some seconds on a busy machine. */
const PREPARE_LIMIT_MS = 120_000;

/**
 * Runs a file's tests on PGlite or, when `TEST_DATABASE_URL` names a server, on PostgreSQL; the
 * heavy run uses both. The file gets its own copy of the prepared demo shop, so tests only create
 * their own visitors.
 */
export function onEachDatabase(tests: (database: TestDatabase) => void): void {
  runOn(TEST_SIZE === 'heavy' ? 2 : 1, tests);
}

/**
 * Runs a file's tests on PostgreSQL and on PGlite: for the possible differences, which are
 * transactions, column types and the seed. Other rules of the shop, and races, run on PGlite in the
 * browser tests, on machines without a server, and in the heavy run.
 */
export function onBothDatabases(tests: (database: TestDatabase) => void): void {
  runOn(2, tests);
}

function runOn(max: 1 | 2, tests: (database: TestDatabase) => void): void {
  describe.each(Object.entries(CLONES).slice(0, max))('on %s', (_name, clone) => {
    let opened: Clone | undefined;
    const others: OpenDatabase[] = [];
    beforeAll(async () => {
      opened = await clone();
    }, PREPARE_LIMIT_MS);
    afterAll(async () => {
      for (const other of others) await other.close();
      await opened?.close();
    });
    const database: TestDatabase = {
      get db() {
        if (!opened) throw new Error('The database is open in hooks and tests only');
        return opened.db;
      },
      async another() {
        const other = await opened?.another?.();
        if (other) others.push(other);
        return (other ?? database).db;
      },
    };
    tests(database);
  });
}

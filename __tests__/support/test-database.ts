import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Database, OpenDatabase } from '../../shop-api/db/database.ts';
import { cloneOnPglite } from './clone-on-pglite.ts';
import { cloneOnPostgres } from './clone-on-postgres.ts';

/** A database of the tests' own; `db` may be used inside hooks and tests only. */
export interface TestDatabase {
  readonly db: Database;
  /**
   * The same database over connections of its own, as a further process uses it. PGlite has one
   * process alone, and so it is answered itself.
   */
  another: () => Promise<Database>;
}

type Clone = OpenDatabase & { another?: () => Promise<OpenDatabase> };

const { TEST_DATABASE_URL: url, TEST_SIZE } = process.env;
/** Tables, money and locks. The rest meets PGlite in the tests of the doors and in the browser. */
const ON_BOTH =
  /shop-api[/\\](db|seed|domain[/\\](cart|gift-card|invoice|membership|order|payment|voucher))[/\\]/;

/** Without a server there is PGlite alone. */
const CLONES: Record<string, () => Promise<Clone>> = url
  ? { PostgreSQL: () => cloneOnPostgres(url), PGlite: cloneOnPglite }
  : { PGlite: cloneOnPglite };

/** The databases this file is tried on. */
function clones() {
  const isOnBoth = TEST_SIZE === 'heavy' || ON_BOTH.test(expect.getState().testPath ?? '');
  return Object.entries(CLONES).slice(0, isOnBoth ? 2 : 1);
}

/** The first copy prepares the shop, which takes some seconds on a busy machine. */
const PREPARE_LIMIT_MS = 120_000;

/**
 * Runs a file's tests on PGlite or, where `TEST_DATABASE_URL` names a server, on PostgreSQL, and on
 * both what depends on the database most. Each gets a copy of the prepared demo shop to itself, so
 * tests make visitors of their own and no more.
 */
export function onEachDatabase(tests: (database: TestDatabase) => void): void {
  describe.each(clones())('on %s', (_name, clone) => {
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

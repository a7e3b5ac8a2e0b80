import { afterAll, beforeAll, describe } from '@jest/globals';
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

const CLONES: Record<string, () => Promise<Clone>> = { PGlite: cloneOnPglite };
const { TEST_DATABASE_URL: url } = process.env;
if (url) CLONES.PostgreSQL = () => cloneOnPostgres(url);

/** The first copy prepares the shop, which takes some seconds on a busy machine. */
const PREPARE_LIMIT_MS = 120_000;

/**
 * Runs a file's tests on PGlite, and on PostgreSQL where `TEST_DATABASE_URL` names a server. Each
 * gets a copy of the prepared demo shop to itself, so tests make visitors of their own and no more.
 */
export function onEachDatabase(tests: (database: TestDatabase) => void): void {
  describe.each(Object.entries(CLONES))('on %s', (_name, clone) => {
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

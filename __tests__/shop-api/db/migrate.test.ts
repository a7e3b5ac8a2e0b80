import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { type Database, selectRows } from '@/shop-api/db/database';
import { migrate } from '@/shop-api/db/migrate';
import { appliedSteps, assertMigrated, MIGRATIONS, readSteps } from '@/shop-api/db/schema-steps';
import { startProblem } from '@/shop-api/start-problem';

/** The time of the first step of the tests, in milliseconds: after all steps of the shop. */
const LATER = Date.UTC(2100, 0, 1);

/** A folder of migrations, one SQL file each, as the generator writes them. */
function migrationsOf(...statements: string[]): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = statements.map((text, idx) => {
    writeTempFile(folder, `step-${idx}.sql`, text);
    return { idx, version: '7', when: LATER + idx, tag: `step-${idx}`, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeTempFile(folder, 'meta/_journal.json', JSON.stringify(journal));
  return folder;
}

onBothDatabases((database) => {
  const tables = (name: string) =>
    selectRows(
      database.db,
      sql`SELECT 1 FROM information_schema.tables WHERE table_name = ${name}`,
    );

  test('a migration that fails halfway rolls all of them back', async () => {
    const folder = migrationsOf('CREATE TABLE early (id int)', 'CREATE TABLE late (id nonsense)');
    await expect(migrate(database.db, folder)).rejects.toThrow();
    expect(await tables('early')).toEqual([]);
  });

  /** Looks at a database on which a version that is newer than the tests ran a step. */
  const afterNewerStep = (isContraction: boolean, look: (tx: Database) => Promise<unknown>) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`
        INSERT INTO schema_migrations (made_at_ms, is_contraction) VALUES (${LATER}, ${isContraction})`);
      await look(tx);
      await tx.execute(sql`DELETE FROM schema_migrations WHERE made_at_ms = ${LATER}`);
    });

  test.each([
    ['migrates', migrate],
    ['starts', assertMigrated],
  ])('a version that lacks what a newer one has taken away never %s', async (_what, look) => {
    await expect(afterNewerStep(true, (tx) => look(tx))).rejects.toThrow(
      'A newer version of the shop has changed the tables',
    );
  });

  test('a version starts on tables that a newer one has only expanded', async () => {
    await afterNewerStep(false, async (tx) => {
      await assertMigrated(tx);
      expect(await migrate(tx)).toBe(0);
    });
  });

  test('a version does not start on older tables, and says which command is missing', async () => {
    const folder = migrationsOf('CREATE TABLE newer (id int)');
    await expect(assertMigrated(database.db, folder)).rejects.toThrow(
      'steps they lack: 1). Run: npm run migrate',
    );
  });

  test('tables from before the first step are refused in a sentence', async () => {
    const failed = await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`DELETE FROM schema_migrations`);
        await migrate(tx);
      })
      .catch(startProblem);
    expect(failed).toMatch(/^The tables are of a version .* Use an empty database/);
  });

  test('a step that begins with -- contraction is remembered as one', async () => {
    const folder = migrationsOf('CREATE TABLE a (id int)', '-- contraction\nDROP TABLE a');
    const rows = database.db.transaction(async (tx) => {
      await migrate(tx, folder);
      const steps = await appliedSteps(tx);
      await tx.execute(sql`DELETE FROM schema_migrations WHERE made_at_ms >= ${LATER}`);
      return [...steps].filter(([made]) => made >= LATER);
    });
    expect(await rows).toEqual([
      [LATER, false],
      [LATER + 1, true],
    ]);
  });

  test('processes that start at the same time migrate once', async () => {
    const folder = migrationsOf('CREATE TABLE together (id int)');
    const counts = await Promise.all([1, 2, 3].map(() => migrate(database.db, folder)));
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect(await tables('together')).toHaveLength(1);
    await database.db.execute(sql`DELETE FROM schema_migrations WHERE made_at_ms = ${LATER}`);
  });

  test('the schema matches the migrations', async () => {
    expect(await migrate(database.db)).toBe(0);
  });
});

test('of the schema only the newest snapshot is tracked', () => {
  const newest = readSteps(MIGRATIONS).length - 1;
  const snapshot = `${String(newest).padStart(4, '0')}_snapshot.json`;
  expect(readdirSync(join(MIGRATIONS, 'meta')).sort()).toEqual([snapshot, '_journal.json']);
});

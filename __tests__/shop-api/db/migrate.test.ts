import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { selectRows } from '@/shop-api/db/database';
import { migrate } from '@/shop-api/db/migrate';

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

  test('a version that does not know the newest step ends with a sentence', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO schema_migrations (made_at_ms) VALUES (${LATER})`);
        await migrate(tx);
      }),
    ).rejects.toThrow('A newer version of the shop has changed the tables');
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

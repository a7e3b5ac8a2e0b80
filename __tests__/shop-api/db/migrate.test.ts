import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { selectRows } from '@/shop-api/db/database';
import { migrate } from '@/shop-api/db/migrate';

/** A folder of migrations, one SQL file each, as the generator writes them. */
function migrationsOf(...statements: string[]): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = statements.map((text, idx) => {
    writeTempFile(folder, `step-${idx}.sql`, text);
    return { idx, version: '7', when: idx + 1, tag: `step-${idx}`, breakpoints: true };
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

  test('processes that start at the same time migrate once', async () => {
    const folder = migrationsOf('CREATE TABLE together (id int)');
    const counts = await Promise.all([1, 2, 3].map(() => migrate(database.db, folder)));
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect(await tables('together')).toHaveLength(1);
  });

  test('the schema matches the migrations', async () => {
    expect(await migrate(database.db)).toBe(0);
  });
});

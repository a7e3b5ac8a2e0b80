import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { migrate } from '@/shop-api/db/migrate';
import { selectRows } from '@/shop-api/db/select-rows';
import { tempFolder, writeTempFile } from '../../support/temp-folder';
import { onEachDatabase } from '../../support/test-database';

/** A folder of migrations, each one SQL text, as the generator writes them. */
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

onEachDatabase((database) => {
  const tables = (name: string) =>
    selectRows(
      database.db,
      sql`SELECT 1 FROM information_schema.tables WHERE table_name = ${name}`,
    );

  test('a migration that fails halfway leaves nothing of any', async () => {
    const folder = migrationsOf('CREATE TABLE early (id int)', 'CREATE TABLE late (id nonsense)');
    await expect(migrate(database.db, folder)).rejects.toThrow();
    expect(await tables('early')).toEqual([]);
  });

  test('processes that start together migrate once', async () => {
    const folder = migrationsOf('CREATE TABLE together (id int)');
    const counts = await Promise.all([1, 2, 3].map(() => migrate(database.db, folder)));
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect(await tables('together')).toHaveLength(1);
  });

  test('the shop as it is needs no migration', async () => {
    expect(await migrate(database.db)).toBe(0);
  });
});

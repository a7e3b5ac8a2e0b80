import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { selectRows } from '@/shop-api/db/database';
import { prepareDatabase } from '@/shop-api/prepare-database';

/** What a shop begins with. */
const FILLED = ['message_templates', 'search_concepts', 'search_words', 'content_pages'];

onBothDatabases((database) => {
  test('no limit of time ends what fills an empty shop, however slow the server is', async () => {
    const { db } = database;
    await db.execute(sql`TRUNCATE search_concepts, search_words, content_pages CASCADE`);
    await db.execute(sql`CREATE TABLE seen_limits (name text, statements text, locks text)`);
    await db.execute(sql`
      CREATE FUNCTION see_limits() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO seen_limits VALUES (TG_TABLE_NAME, current_setting('statement_timeout'),
          current_setting('lock_timeout'));
        RETURN NULL;
      END $$`);
    for (const name of FILLED) {
      await db.execute(sql`
        CREATE TRIGGER see_limits AFTER INSERT OR UPDATE ON ${sql.identifier(name)}
          FOR EACH STATEMENT EXECUTE FUNCTION see_limits()`);
    }
    await prepareDatabase(db);
    const seen = await selectRows<{ name: string; statements: string; locks: string }>(
      db,
      sql`SELECT DISTINCT name, statements, locks FROM seen_limits ORDER BY name`,
    );
    expect(seen).toEqual(FILLED.toSorted().map((name) => ({ name, statements: '0', locks: '0' })));
  });
});

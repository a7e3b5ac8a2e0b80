import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { type Database, selectRows } from '@/shop-api/db/database';
import { brands } from '@/shop-api/db/schema/product-attributes';
import { inLongRead, inTransaction, sqlStateOf } from '@/shop-api/db/transaction';

class Deadlock extends Error {
  readonly code = '40P01';
}

onBothDatabases((database) => {
  const limit = (db: Database) =>
    selectRows<{ ms: number }>(
      db,
      sql`SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'`,
    );

  describe('a long read', () => {
    test('has more time for a statement than others, for itself alone', async () => {
      const before = await limit(database.db);
      expect(await inLongRead(database.db, limit)).toEqual([{ ms: 10_000 }]);
      expect(await limit(database.db)).toEqual(before);
    });

    test('writes nothing', async () => {
      const writing = inLongRead(database.db, (tx) => tx.delete(brands));
      await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
    });
  });

  const rename = (name: string) => ({ name });
  const nameOf = async (id: number) =>
    (await database.db.select().from(brands).where(eq(brands.id, id)))[0]?.name;

  describe('a transaction', () => {
    test('is rolled back when it fails', async () => {
      const before = await nameOf(2);
      const failing = inTransaction(database.db, async (tx) => {
        await tx.update(brands).set(rename('Half done')).where(eq(brands.id, 2));
        throw new Error('Stop');
      });
      await expect(failing).rejects.toThrow('Stop');
      expect(await nameOf(2)).toBe(before);
    });

    test('joins the transaction it is called in', async () => {
      const before = await nameOf(3);
      const failing = inTransaction(database.db, async (outer) => {
        await inTransaction(outer, (tx) =>
          tx.update(brands).set(rename('Half done')).where(eq(brands.id, 3)),
        );
        throw new Error('Stop');
      });
      await expect(failing).rejects.toThrow('Stop');
      expect(await nameOf(3)).toBe(before);
    });

    test('is retried after a deadlock, four times at most', async () => {
      let tries = 0;
      const saved = await inTransaction(database.db, async () => {
        tries += 1;
        if (tries < 3) throw new Error('Failed query', { cause: new Deadlock() });
        return 'saved';
      });
      expect([saved, tries]).toEqual(['saved', 3]);

      const hopeless = inTransaction(database.db, async () => {
        tries += 1;
        throw new Deadlock();
      });
      await expect(hopeless).rejects.toThrow(Deadlock);
      expect(tries).toBe(7);
    });

    test('is not retried after any other error', async () => {
      let tries = 0;
      const doubled = inTransaction(database.db, async (tx) => {
        tries += 1;
        await tx.insert(brands).values({ id: 1, name: 'Twice', slug: 'twice' });
      });
      const state = await doubled.catch(sqlStateOf);
      expect([state, tries]).toEqual(['23505', 1]);
    });
  });

  test('new rows do not reuse the ids of the seed data', async () => {
    const [row] = await database.db
      .insert(brands)
      .values({ name: 'Later', slug: 'later' })
      .returning();
    expect(row?.id).toBeGreaterThan(24);
    await database.db.execute(sql`DELETE FROM brands WHERE slug = 'later'`);
  });
});

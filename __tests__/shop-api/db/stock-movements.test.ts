import { describe, expect, test } from '@jest/globals';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { assertInvariants } from '@/__tests__/support/invariants';
import { onBothDatabases } from '@/__tests__/support/test-database';
import type { Database } from '@/shop-api/db/database';
import { products } from '@/shop-api/db/schema/products';
import { stockMovements } from '@/shop-api/db/schema/stock-movements';
import { sqlStateOf } from '@/shop-api/db/transaction';
import { nameStockCause } from '@/shop-api/domain/kernel/stock-cause';

const COFFEE = 1001;
const TEA = 1014;
const NEW = 88001;
const AT = new Date('2026-11-21T06:30:00Z');
const RAVI = { id: 3, name: 'Ravi' };

/** Refuses to be done: everything in the transaction is undone. */
class Undone extends Error {}

onBothDatabases((database) => {
  /** Runs the work in a transaction that is undone afterwards. */
  const tried = (work: (tx: Database) => Promise<void>) =>
    database.db
      .transaction(async (tx) => {
        await work(tx);
        await assertInvariants(tx);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  const set = (tx: Database, stock: number | null, id = COFFEE) =>
    tx.update(products).set({ stock }).where(eq(products.id, id));
  const movesOf = async (tx: Database, id = COFFEE) => {
    const rows = await tx
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, id))
      .orderBy(stockMovements.id);
    return rows.map(({ delta, stockAfter, kind, byName }) => [delta, stockAfter, kind, byName]);
  };
  const count = (db: Database) => db.$count(stockMovements);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => sqlStateOf(error),
    );

  describe('a change of stock by SQL', () => {
    test('is a row, and a change of anything else is none', async () => {
      await tried(async (tx) => {
        await set(tx, 20);
        const before = await movesOf(tx);
        await tx.execute(sql`UPDATE products SET stock = stock - 3 WHERE id = ${COFFEE}`);
        await tx.execute(sql`UPDATE products SET stock = 17, star_1 = 2 WHERE id = ${COFFEE}`);
        expect(await movesOf(tx)).toEqual([...before, [-3, 17, 'correction', 'Database']]);
      });
    });

    test('goes to unknown and back through a sum of nothing', async () => {
      await tried(async (tx) => {
        await set(tx, 8);
        const before = await movesOf(tx);
        for (const stock of [null, 0, null, 5]) await set(tx, stock);
        expect(await movesOf(tx)).toEqual([
          ...before,
          [-8, null, 'correction', 'Database'],
          [0, 0, 'correction', 'Database'],
          [0, null, 'correction', 'Database'],
          [5, 5, 'correction', 'Database'],
        ]);
      });
    });

    test('has a row for each product that a statement changes', async () => {
      await tried(async (tx) => {
        await tx.execute(sql`UPDATE products SET stock = 7`);
        const before = await count(tx);
        await tx.execute(
          sql`UPDATE products SET stock = stock + 1 WHERE id IN (${COFFEE}, ${TEA})`,
        );
        expect((await count(tx)) - before).toBe(2);
      });
    });
  });

  test('a product opens with its stock and ends with none, and its history stays', async () => {
    await tried(async (tx) => {
      const { ratingCount, ratingSum, popularity, ...columns } = getTableColumns(products);
      const [like] = await tx.select(columns).from(products).where(eq(products.id, COFFEE));
      const row = { ...(like as typeof products.$inferInsert), id: NEW, createdAt: AT };
      await tx.insert(products).values([
        { ...row, sku: 'new-1', stock: 6 },
        { ...row, id: NEW + 1, sku: 'new-2', stock: null },
      ]);
      const [opening] = await tx
        .select()
        .from(stockMovements)
        .where(eq(stockMovements.productId, NEW));
      expect(opening).toMatchObject({ delta: 6, stockAfter: 6, kind: 'opening', at: AT });
      expect(await movesOf(tx, NEW + 1)).toEqual([]);
      await tx.delete(products).where(eq(products.id, NEW));
      await tx.insert(products).values({ ...row, sku: 'new-1', stock: 2 });
      expect(await movesOf(tx, NEW)).toEqual([
        [6, 6, 'opening', 'Database'],
        [-6, null, 'correction', 'Database'],
        [2, 2, 'opening', 'Database'],
      ]);
    });
  });

  test('a named cause explains the next statement, and no other', async () => {
    await tried(async (tx) => {
      await set(tx, 9);
      const before = await movesOf(tx);
      await nameStockCause(tx, { kind: 'import', reference: 'goods.csv', by: RAVI, at: AT });
      await set(tx, 12);
      await set(tx, 11);
      expect(await movesOf(tx)).toEqual([
        ...before,
        [3, 12, 'import', 'Ravi'],
        [-1, 11, 'correction', 'Database'],
      ]);
    });
  });

  test('a transaction that is undone leaves neither stock nor movement', async () => {
    const before = await count(database.db);
    await tried((tx) => set(tx, 3).then());
    expect(await count(database.db)).toBe(before);
  });

  test.each([
    ['a changed row', sql`UPDATE stock_movements SET note = 'other'`],
    ['a removed row', sql`DELETE FROM stock_movements WHERE id = 1`],
    ['an emptied table', sql`TRUNCATE stock_movements`],
    [
      'a row of its own',
      sql`INSERT INTO stock_movements (product_id, delta, stock_after, kind, reference, note, by_name, at)
        VALUES (${COFFEE}, 5, 5, 'correction', '', '', 'Me', now())`,
    ],
  ])('the table refuses %s', async (_what, statement) => {
    expect(await refusal(Promise.resolve(database.db.execute(statement)))).toBe('42501');
  });
});

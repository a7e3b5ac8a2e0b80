import { describe, expect, test } from '@jest/globals';
import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { Database } from '@/shop-api/db/database';
import { products } from '@/shop-api/db/schema/products';
import { salePrices } from '@/shop-api/db/schema/sale-prices';
import {
  followSalePrices,
  settleSalePrices,
} from '@/shop-api/domain/catalogue/sale-prices/settle-sale-prices';
import { FixedClock } from '@/shop-api/providers/clock';

const COFFEE = 1001;
const TEA = 1014;
const BEGIN = new Date('2026-12-01T00:00:00Z');
const END = new Date('2026-12-03T00:00:00Z');
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);
const clockAt = (moment: Date) => new FixedClock(moment);

onEachDatabase((database) => {
  const add = async (fields: Partial<typeof salePrices.$inferInsert> = {}) => {
    const [row] = await database.db
      .insert(salePrices)
      .values({
        ...{ name: 'Diwali', percent: 20, productIds: [COFFEE], startsAt: BEGIN, endsAt: END },
        ...fields,
      })
      .returning();
    return row?.id ?? 0;
  };
  const settle = (db: Database, moment: Date) =>
    settleSalePrices({ db, clock: clockAt(moment), notify: () => undefined });
  const reduced = async () => {
    const rows = await database.db
      .select({ id: products.id })
      .from(products)
      .where(isNotNull(products.salePriceId));
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  };
  const drop = async (id: number) => {
    await settle(database.db, later(END, 1));
    await database.db.delete(salePrices).where(eq(salePrices.id, id));
  };

  describe('sale prices', () => {
    test('begin once, however many processes see their moment', async () => {
      const id = await add({ productIds: [COFFEE, TEA] });
      const processes = await Promise.all([1, 2, 3].map(() => database.another()));
      await Promise.all(processes.map((db) => settle(db, BEGIN)));
      expect(await reduced()).toEqual([COFFEE, TEA]);
      const [row] = await database.db.select().from(salePrices).where(eq(salePrices.id, id));
      expect(row).toMatchObject({ state: 'running', revision: 2, settledRevision: 2 });
      expect(await settle(database.db, BEGIN)).toBe(0);
      await drop(id);
      expect(await reduced()).toEqual([]);
    });

    test('are not undone by a process whose clock is behind', async () => {
      const id = await add();
      await settle(database.db, BEGIN);
      await settle(database.db, later(BEGIN, -30_000));
      expect(await reduced()).toEqual([COFFEE]);
      await settle(database.db, END);
      await settle(database.db, later(END, -30_000));
      expect(await reduced()).toEqual([]);
      await drop(id);
    });

    test('are settled by another process after one was killed on the way', async () => {
      const id = await add({ productIds: [COFFEE, TEA] });
      await settle(database.db, BEGIN);
      // As it is left by a process that has moved the state on and priced one product of two.
      await database.db
        .update(products)
        .set({ salePriceId: null, salePaise: null })
        .where(eq(products.id, TEA));
      await database.db.update(salePrices).set({ settledRevision: 1 });
      expect(await settle(database.db, later(BEGIN, 1_000))).toBe(1);
      expect(await reduced()).toEqual([COFFEE, TEA]);
      await drop(id);
    });

    test('missed as a whole leave nothing behind', async () => {
      const id = await add();
      expect(await settle(database.db, later(END, 60_000))).toBe(1);
      expect(await reduced()).toEqual([]);
      await drop(id);
    });

    test('count for a product that was changed in the moment in which they began', async () => {
      const id = await add();
      await settle(database.db, BEGIN);
      // As a transaction leaves it that had begun before the sale price did.
      await database.db
        .update(products)
        .set({ salePriceId: null, salePaise: null })
        .where(inArray(products.id, [COFFEE, TEA]));
      await followSalePrices(database.db, [COFFEE, TEA]);
      expect(await reduced()).toEqual([COFFEE]);
      await drop(id);
    });

    test('follow a category that is moved', async () => {
      const [row] = await database.db.select().from(products).where(eq(products.id, COFFEE));
      const categoryId = row?.categoryId ?? 0;
      const under = (parent: number | null) =>
        database.db.execute(
          sql`UPDATE categories SET parent_id = ${parent} WHERE id = ${categoryId}`,
        );
      const id = await add({ productIds: [], categoryIds: [402] });
      await settle(database.db, BEGIN);
      expect(await reduced()).not.toContain(COFFEE);
      await under(402);
      await settle(database.db, BEGIN);
      expect(await reduced()).toContain(COFFEE);
      await drop(id);
    });
  });
});

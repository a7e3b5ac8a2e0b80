import { beforeEach, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { assertInvariants } from '@/__tests__/support/invariants';
import { onBothApps } from '@/__tests__/support/test-app';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { stockMovements } from '@/shop-api/db/schema/stock-movements';
import { expireHolds } from '@/shop-api/domain/orders/release-order';

const TEA = 1014;

onBothApps((app) => {
  const order = new CashOrder(app);
  beforeEach(async () => {
    await order.begin();
    await app.db.update(products).set({ stock: 50 });
  });
  const newest = async (count: number) => {
    const rows = await app.db
      .select()
      .from(stockMovements)
      .orderBy(desc(stockMovements.id))
      .limit(count);
    return rows
      .map(({ productId, delta, kind, reference, byName }) => [
        productId,
        delta,
        kind,
        reference,
        byName,
      ])
      .sort((a, b) => Number(a[0]) - Number(b[0]));
  };

  describe('the movements of an order', () => {
    test('name it, and nobody who ordered', async () => {
      await order.place({ goods: { [COFFEE]: 2, [TEA]: 1 } });
      expect(await newest(2)).toEqual([
        [COFFEE, -2, 'order', order.number, 'Customer'],
        [TEA, -1, 'order', order.number, 'Customer'],
      ]);
    });

    test('are taken back by its customer or by a named member of staff', async () => {
      await order.place();
      await order.cancel();
      expect(await newest(1)).toEqual([[COFFEE, 2, 'cancel', order.number, 'Customer']]);
      await order.place();
      await order.move('Confirmed', 'Packed', 'Cancelled');
      expect(await newest(1)).toEqual([
        [COFFEE, 2, 'cancel', order.number, expect.not.stringMatching(/^(Customer|Database)$/)],
      ]);
      await assertInvariants(app.db);
    });

    test('are given back by the shop where a payment never came', async () => {
      await order.place();
      await app.db
        .update(orders)
        .set({ holdUntil: new Date('2026-11-20T00:00:00Z') })
        .where(eq(orders.id, order.id));
      await expireHolds({ ctx: { db: app.db, clock: app.clock, notify: () => undefined } });
      expect(await newest(1)).toEqual([[COFFEE, 2, 'release', order.number, 'The shop']]);
    });

    test('are none while nobody counts the product', async () => {
      await app.db.update(products).set({ stock: null }).where(eq(products.id, COFFEE));
      const before = await app.db.$count(stockMovements);
      await order.place();
      await order.cancel();
      expect(await app.db.$count(stockMovements)).toBe(before);
      await assertInvariants(app.db);
    });
  });
});

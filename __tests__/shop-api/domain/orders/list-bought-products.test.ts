import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { products } from '@/shop-api/db/schema/products';

/** Products of the demo shop. */
const TEA = 1003;
const GHEE = 1014;

onEachApp((app) => {
  const order = new CashOrder(app);

  const bought = async (who = order.asha.who) => {
    const { body } = await app.call('GET /web/products/bought/', { who });
    return body.data.map(({ id }: { id: number }) => id);
  };
  const set = (productId: number, change: Partial<typeof products.$inferInsert>) =>
    app.db.update(products).set(change).where(eq(products.id, productId));
  const buy = async (...ids: number[]) => {
    await order.place({ goods: Object.fromEntries(ids.map((id) => [id, 1])) });
    await order.move('Confirmed');
  };

  beforeEach(async () => {
    for (const one of [COFFEE, TEA, GHEE]) await set(one, { stock: 500, isPublished: true });
    await order.begin((await newCustomer(app.db)).id);
  });

  test('lists each product once, that of the newest order first', async () => {
    await buy(COFFEE, TEA);
    await buy(COFFEE, GHEE);
    expect(await bought()).toEqual([COFFEE, GHEE, TEA]);
  });

  test('leaves out what cannot be bought today', async () => {
    await buy(COFFEE, TEA, GHEE);
    await set(COFFEE, { stock: 0 });
    await set(TEA, { isPublished: false });
    expect(await bought()).toEqual([GHEE]);
  });

  test('an order that is not confirmed or was cancelled has bought nothing', async () => {
    await order.place({ goods: { [COFFEE]: 1 } });
    expect(await bought()).toEqual([]);
    await order.cancel();
    expect(await bought()).toEqual([]);
  });

  test('says nothing about other customers', async () => {
    await buy(COFFEE);
    await order.begin((await newCustomer(app.db)).id);
    expect(await bought()).toEqual([]);
  });
});

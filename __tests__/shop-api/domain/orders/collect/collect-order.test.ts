import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { CollectOrder, STORE } from '@/__tests__/support/collect-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { orders } from '@/shop-api/db/schema/orders';
import { stores } from '@/shop-api/db/schema/stores';

onEachApp((app) => {
  const order = new CashOrder(app);
  const collect = new CollectOrder(order);

  beforeEach(async () => {
    await app.db.update(stores).set({ mayCollect: true, isPublished: true });
    await order.begin();
  });

  test('an order to collect has no delivery charge and needs no address', async () => {
    await collect.place();
    const { is_collected, collect: store, ...detail } = await order.read();
    expect(detail).toMatchObject({ shipping_amt: 0, final_total: 990 });
    expect(is_collected).toBe(true);
    expect(store).toMatchObject({ store_name: expect.any(String), opens_at: '09:30:00' });
    expect(await order.row()).toMatchObject({
      addressId: null,
      fullName: 'Ravi Shah',
      mobile: '+919825000001',
      shippingReason: 'collect',
      deliveryMethod: 'Collect from a store',
    });
  });

  test('the state of the store is the place of supply', async () => {
    await collect.place({ store: 2 });
    expect((await order.row()).stateName).toBe('Maharashtra');
  });

  test('the stock is taken as for any order', async () => {
    const before = await order.stock();
    await collect.place();
    expect(await order.stock()).toBe(before - 2);
  });

  test('an order keeps the store as it was', async () => {
    await collect.place();
    const before = (await order.read()).collect;
    const isIt = eq(stores.id, STORE);
    await app.db.update(stores).set({ opensAt: '11:00', name: 'Elsewhere' }).where(isIt);
    expect((await order.read()).collect).toEqual(before);
    await app.db.update(stores).set({ opensAt: '09:30', name: before.store_name }).where(isIt);
  });

  test.each([{ mayCollect: false }, { isPublished: false }])(
    'a store that hands out no orders any more is refused: %o',
    async (change) => {
      await order.fill({ [COFFEE]: 2 });
      const body = await collect.body();
      await app.db.update(stores).set(change).where(eq(stores.id, STORE));
      const { status, body: answer } = await order.send(body);
      expect(status).toBe(422);
      expect(answer).toMatchObject({
        reason: 'store_does_not_collect',
        errors: { collect_store: [expect.stringContaining('does not hand out orders')] },
      });
    },
  );

  test('who collects is required, and so is an address without a store', async () => {
    await order.fill({ [COFFEE]: 2 });
    const { collect_name: _name, ...nameless } = await collect.body();
    expect((await order.send(nameless)).body.errors).toHaveProperty('collect_name');
    const { collect_store: _store, ...nowhere } = await collect.body();
    expect((await order.send(nowhere)).body.errors).toHaveProperty('address1');
  });

  test('a charge for the delivery that the shopper was not shown is refused', async () => {
    await order.fill({ [COFFEE]: 2 });
    const body = { ...(await collect.body()), udf2: 100 };
    expect((await order.send(body)).body.reason).toBe('prices_changed');
  });

  test('it is promised by the next working day, and no longer once it is ready', async () => {
    await collect.place();
    expect((await order.read()).expected_by).toBe('2026-11-23');
    await order.move('Confirmed', 'Packed');
    expect((await order.read()).expected_by).toBeNull();
  });

  test('staff correct who collects, and the store stays', async () => {
    await collect.place();
    const { fullAddress } = await order.row();
    const body = { full_name: 'Meera Shah', mobile: '+919825000002', lines: 'Elsewhere' };
    await app.call(`POST /staff/orders/${order.id}/receiver/`, { who: order.staff, body });
    expect(await order.row()).toMatchObject({ fullName: 'Meera Shah', fullAddress });
  });

  test('the desk lists what waits at the stores', async () => {
    await collect.place();
    await order.move('Confirmed', 'Packed');
    const path = 'GET /staff/orders/?counts=collectable&page_size=100';
    const listed = async () => {
      const { body } = await app.call(path, { who: order.staff });
      return body.data.map(({ id }: { id: number }) => id);
    };
    expect(await listed()).toContain(order.id);
    await app.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, order.id));
    expect(await listed()).not.toContain(order.id);
  });
});

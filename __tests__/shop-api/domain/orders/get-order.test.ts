import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { AHMEDABAD, MUMBAI } from '@/__tests__/support/buyer';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { orderEvents, orders } from '@/shop-api/db/schema/orders';

/** Saturday noon in India. */
const NOON = new Date('2026-11-21T06:30:00Z');

onEachApp((app) => {
  const order = new CashOrder(app);

  const place = async (city = MUMBAI) => {
    await order.begin((await newCustomer(app.db)).id, city);
    await order.place({ goods: { [COFFEE]: 1 }, shipping: city === AHMEDABAD ? 0 : 100 });
  };

  beforeEach(async () => {
    app.clock.advance(NOON.getTime() - app.clock.now().getTime());
    await place();
  });

  test('lists what has happened, and when', async () => {
    app.clock.advance(600_000);
    await order.move('Confirmed');
    app.clock.advance(60_000);
    await order.move('Cancelled');
    expect((await order.read()).timeline).toEqual([
      { status: 'Pending', at: '2026-11-21T06:30:00.000Z' },
      { status: 'Confirmed', at: '2026-11-21T06:40:00.000Z' },
      { status: 'Cancelled', at: '2026-11-21T06:41:00.000Z' },
    ]);
  });

  test('shows each product with its picture, and the stars that the customer gave', async () => {
    const [before] = (await order.read()).rated_product_info;
    expect(before).toMatchObject({ id: COFFEE, is_rated: false, product_rating_by_user: null });
    expect(before.product_image.src).toMatch(/^\/media\//);
    await app.call(`POST /rating_review/${COFFEE}/`, { who: order.asha.who, body: { rating: 4 } });
    const [after] = (await order.read()).rated_product_info;
    expect(after).toMatchObject({ is_rated: true, product_rating_by_user: 4 });
  });

  describe('states the expected delivery day', () => {
    test('as six working days to Mumbai and two within Ahmedabad', async () => {
      expect((await order.read()).expected_by).toBe('2026-11-28');
      await place(AHMEDABAD);
      expect((await order.read()).expected_by).toBe('2026-11-24');
    });

    test('as the next day at the latest for rapid delivery', async () => {
      const deliveryMethod = 'Same or next day delivery';
      await app.db.update(orders).set({ deliveryMethod }).where(eq(orders.id, order.id));
      expect((await order.read()).expected_by).toBe('2026-11-23');
    });

    test('as long as the order is under way', async () => {
      const promised: Record<string, string | null> = {};
      for (const to of ['Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Shipped', 'Delivered']) {
        await order.move(to);
        promised[to] = (await order.read()).expected_by;
      }
      const underWay = { Confirmed: '2026-11-28', Packed: '2026-11-28', Shipped: '2026-11-28' };
      expect(promised).toEqual({ ...underWay, Undelivered: null, Delivered: null });
    });

    test('from the payment on if the order is paid online, and not before', async () => {
      await app.db.update(orders).set({ payType: 'Online Payment' }).where(eq(orders.id, order.id));
      expect((await order.read()).expected_by).toBeNull();
      const at = new Date('2026-11-23T06:30:00Z');
      await app.db.insert(orderEvents).values({ orderId: order.id, state: 'confirmed', at });
      expect((await order.read()).expected_by).toBe('2026-11-30');
    });
  });
});

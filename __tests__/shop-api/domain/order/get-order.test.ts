import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orderEvents } from '@/shop-api/db/schema/order-events';
import { orders } from '@/shop-api/db/schema/orders';
import type { Buyer } from '../../../support/buyer';
import { AHMEDABAD, buyer, fillCart, MUMBAI, orderBody } from '../../../support/buyer';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;
const STAFF = 3;
/** Saturday noon in India. */
const NOON = new Date('2026-11-21T06:30:00Z');

onEachApp((app) => {
  let asha: Buyer;
  let staff: Record<string, string>;
  let id: number;

  const read = async () => (await app.call(`GET /orders/${id}`, { who: asha.who })).body.data;
  const move = (to: string) => app.call(`POST /orders/${id}/move/`, { who: staff, body: { to } });
  const place = async (city = MUMBAI) => {
    asha = await buyer(app, (await newCustomer(app.db)).id, city);
    await fillCart(app, asha, { [COFFEE]: 1 });
    const body = await orderBody(app, asha, { shipping: city === AHMEDABAD ? 0 : 100 });
    const placed = await app.call('POST /orders/', { who: asha.who, body });
    const own = eq(orders.number, placed.body.order_id);
    id = (await app.db.select().from(orders).where(own))[0]?.id ?? 0;
  };

  beforeEach(async () => {
    app.clock.advance(NOON.getTime() - app.clock.now().getTime());
    staff = await app.customer(STAFF);
    await place();
  });

  it('tells what has happened, and when', async () => {
    app.clock.advance(600_000);
    await move('Confirmed');
    app.clock.advance(60_000);
    await move('Cancelled');
    expect((await read()).timeline).toEqual([
      { status: 'Pending', at: '2026-11-21T06:30:00.000Z' },
      { status: 'Confirmed', at: '2026-11-21T06:40:00.000Z' },
      { status: 'Cancelled', at: '2026-11-21T06:41:00.000Z' },
    ]);
  });

  it('shows each product with its picture, and the stars that the customer gave', async () => {
    const [before] = (await read()).rated_product_info;
    expect(before).toMatchObject({ id: COFFEE, is_rated: false, product_rating_by_user: null });
    expect(before.product_image.src).toMatch(/^\/media\//);
    await app.call(`POST /rating_review/${COFFEE}/`, { who: asha.who, body: { rating: 4 } });
    const [after] = (await read()).rated_product_info;
    expect(after).toMatchObject({ is_rated: true, product_rating_by_user: 4 });
  });

  describe('says by when it should come', () => {
    it('six working days to Mumbai, two within Ahmedabad', async () => {
      expect((await read()).expected_by).toBe('2026-11-28');
      await place(AHMEDABAD);
      expect((await read()).expected_by).toBe('2026-11-24');
    });

    it('the next day at the latest for what travels rapidly', async () => {
      const deliveryMethod = 'Same or next day delivery';
      await app.db.update(orders).set({ deliveryMethod }).where(eq(orders.id, id));
      expect((await read()).expected_by).toBe('2026-11-23');
    });

    it('as long as it is under way', async () => {
      const promised: Record<string, string | null> = {};
      for (const to of ['Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Shipped', 'Delivered']) {
        await move(to);
        promised[to] = (await read()).expected_by;
      }
      const underWay = { Confirmed: '2026-11-28', Packed: '2026-11-28', Shipped: '2026-11-28' };
      expect(promised).toEqual({ ...underWay, Undelivered: null, Delivered: null });
    });

    it('from its payment on where it is paid online, and not before', async () => {
      await app.db.update(orders).set({ payType: 'Online Payment' }).where(eq(orders.id, id));
      expect((await read()).expected_by).toBeNull();
      const at = new Date('2026-11-23T06:30:00Z');
      await app.db.insert(orderEvents).values({ orderId: id, state: 'confirmed', at });
      expect((await read()).expected_by).toBe('2026-11-30');
    });
  });
});

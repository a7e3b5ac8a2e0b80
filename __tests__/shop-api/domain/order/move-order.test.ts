import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { creditNotes } from '@/shop-api/db/schema/credit-notes';
import { orderEvents } from '@/shop-api/db/schema/order-events';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { vouchers } from '@/shop-api/db/schema/vouchers';
import type { Buyer } from '../../../support/buyer';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;
const STAFF = 3;
const STATUSES = [
  'Pending',
  'Confirmed',
  'Packed',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Undelivered',
  'Returned',
];

onEachApp((app) => {
  let asha: Buyer;
  let staff: Record<string, string>;
  let id: number;

  const stock = async () => {
    const [row] = await app.db.select().from(products).where(eq(products.id, COFFEE));
    return row?.stock ?? 0;
  };
  const move = (to: string, who = staff) =>
    app.call(`POST /orders/${id}/move/`, { who, body: { to } });
  const cancel = (who = asha.who) => app.call(`POST /orders/${id}/cancel/`, { who, body: {} });
  const row = async () => (await app.db.select().from(orders).where(eq(orders.id, id)))[0];
  const owed = () => app.db.select().from(refundsDue).where(eq(refundsDue.orderId, id));

  const place = async (voucher = '') => {
    await fillCart(app, asha, { [COFFEE]: 2 });
    const body = await orderBody(app, asha, { voucher });
    const placed = await app.call('POST /orders/', { who: asha.who, body });
    const own = eq(orders.number, placed.body.order_id);
    id = (await app.db.select().from(orders).where(own))[0]?.id ?? 0;
  };

  beforeEach(async () => {
    asha = await buyer(app);
    staff = await app.customer(STAFF);
    await place();
  });

  it('goes from the shelf to the door, and is paid there', async () => {
    for (const to of ['Confirmed', 'Packed', 'Shipped', 'Delivered']) {
      expect((await move(to)).body).toMatchObject({ status: true, order_status: to });
    }
    expect(await row()).toMatchObject({ deliveredAt: app.clock.now(), paidAt: app.clock.now() });
    const events = await app.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.map(({ state }) => state)).toEqual([
      'pending',
      'confirmed',
      'packed',
      'shipped',
      'delivered',
    ]);
  });

  it('takes no step that an order cannot take', async () => {
    const from: Record<string, string[]> = {
      Pending: ['Confirmed', 'Cancelled'],
      Confirmed: ['Packed', 'Cancelled'],
      Packed: ['Shipped', 'Cancelled'],
      Shipped: ['Delivered', 'Undelivered'],
      Undelivered: ['Shipped', 'Returned'],
      Delivered: ['Returned'],
      Cancelled: [],
      Returned: [],
    };
    for (const [status, allowed] of Object.entries(from)) {
      const state = status.toLowerCase() as 'pending';
      for (const to of STATUSES) {
        await app.db.delete(creditNotes).where(eq(creditNotes.orderId, id));
        await app.db.update(orders).set({ state, paidAt: null }).where(eq(orders.id, id));
        expect([status, to, (await move(to)).status]).toEqual([
          status,
          to,
          allowed.includes(to) ? 200 : 409,
        ]);
      }
    }
  });

  it('is moved by staff alone', async () => {
    expect((await move('Confirmed', asha.who)).status).toBe(403);
  });

  describe('cancelled by the shopper', () => {
    it('gives goods and voucher back, once', async () => {
      await app.db.insert(vouchers).values({ code: 'AGAIN', amountPaise: 100, usesPerCustomer: 1 });
      const before = await stock();
      await place('AGAIN');
      expect(await stock()).toBe(before - 2);
      expect((await cancel()).body.message).toBe('Your order has been cancelled.');
      expect((await cancel()).status).toBe(409);
      expect(await stock()).toBe(before);
      await fillCart(app, asha, { [COFFEE]: 2 });
      const again = await app.call('GET /validate-voucher-code/?voucher_code=AGAIN', {
        who: asha.who,
      });
      expect(again.status).toBe(200);
    });

    it('gives back once, however many ask at once', async () => {
      const before = await stock();
      const answers = await Promise.all(Array.from({ length: 20 }, () => cancel()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await stock()).toBe(before + 2);
    });

    it('works until the order is packed', async () => {
      await move('Confirmed');
      await move('Packed');
      expect([(await cancel()).status, (await row())?.state]).toEqual([409, 'packed']);
    });

    it('owes nothing where nothing was paid, and what was paid where something was', async () => {
      await cancel();
      expect(await owed()).toEqual([]);
      await place();
      await app.db.update(orders).set({ paidAt: app.clock.now() }).where(eq(orders.id, id));
      await cancel();
      expect(await owed()).toMatchObject([{ amountPaise: 109_000, reason: 'cancelled' }]);
    });

    it("is not found among another customer's orders", async () => {
      expect((await cancel(await app.customer(2))).status).toBe(404);
      expect((await row())?.state).toBe('pending');
    });
  });

  describe('returned', () => {
    const through = async (...steps: string[]) => {
      for (const to of steps) expect((await move(to)).status).toBe(200);
    };

    it('owes what was paid at the door', async () => {
      await through('Confirmed', 'Packed', 'Shipped', 'Delivered');
      expect(await owed()).toEqual([]);
      await through('Returned');
      expect(await owed()).toMatchObject([{ amountPaise: 109_000, reason: 'returned' }]);
    });

    it('owes nothing for a cash order that nobody took in', async () => {
      await through('Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Returned');
      expect(await owed()).toEqual([]);
    });

    it('owes what was paid online for a parcel that nobody took in', async () => {
      await app.db.update(orders).set({ paidAt: app.clock.now() }).where(eq(orders.id, id));
      await through('Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Returned');
      expect(await owed()).toMatchObject([{ amountPaise: 109_000, reason: 'returned' }]);
    });

    it('puts no goods back on the shelf', async () => {
      const before = await stock();
      await through('Confirmed', 'Packed', 'Shipped', 'Delivered', 'Returned');
      expect(await stock()).toBe(before);
    });
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { creditNotes } from '@/shop-api/db/schema/credit-notes';
import { orderEvents } from '@/shop-api/db/schema/order-events';
import { orders } from '@/shop-api/db/schema/orders';
import { vouchers } from '@/shop-api/db/schema/vouchers';
import { CashOrder, COFFEE } from '../../../support/cash-order';
import { onEachApp } from '../../../support/test-app';

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

const NOW = new Date('2026-11-21T06:30:00Z');

onEachApp((app) => {
  const order = new CashOrder(app);

  beforeEach(async () => {
    await order.begin();
    await order.place();
  });

  it('goes from the shelf to the door, and is paid there', async () => {
    for (const to of ['Confirmed', 'Packed', 'Shipped', 'Delivered']) {
      expect((await order.moveTo(to)).body).toMatchObject({ status: true, order_status: to });
    }
    expect(await order.row()).toMatchObject({
      deliveredAt: app.clock.now(),
      paidAt: app.clock.now(),
    });
    const events = await app.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
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
        await app.db.delete(creditNotes).where(eq(creditNotes.orderId, order.id));
        await app.db.update(orders).set({ state, paidAt: null }).where(eq(orders.id, order.id));
        expect([status, to, (await order.moveTo(to)).status]).toEqual([
          status,
          to,
          allowed.includes(to) ? 200 : 409,
        ]);
      }
    }
  });

  it('is moved by staff alone', async () => {
    expect((await order.moveTo('Confirmed', order.asha.who)).status).toBe(403);
  });

  describe('to be paid online', () => {
    const online = { payType: 'Online Payment' };
    const set = (changes: Partial<typeof orders.$inferInsert>) =>
      app.db.update(orders).set(changes).where(eq(orders.id, order.id));

    it.each([
      ['is not paid', online],
      ['gave its goods back', { ...online, releasedAt: NOW }],
    ])('is not confirmed by staff while it %s', async (_words, changes) => {
      await set(changes);
      const { status, body } = await order.moveTo('Confirmed');
      expect([status, body.message]).toEqual([
        409,
        'Orders to be paid online cannot become confirmed unpaid',
      ]);
      expect((await order.row()).state).toBe('pending');
    });

    it('is confirmed by staff once it is paid, and cancelled before as well', async () => {
      await set({ ...online, paidAt: NOW });
      await order.move('Confirmed');
      await order.place();
      await set(online);
      await order.move('Cancelled');
    });
  });

  describe('cancelled by the shopper', () => {
    it('gives goods and voucher back, once', async () => {
      await app.db.insert(vouchers).values({ code: 'AGAIN', amountPaise: 100, usesPerCustomer: 1 });
      const before = await order.stock();
      await order.place({ voucher: 'AGAIN' });
      expect(await order.stock()).toBe(before - 2);
      expect((await order.cancel()).body.message).toBe('Your order has been cancelled.');
      expect((await order.cancel()).status).toBe(409);
      expect(await order.stock()).toBe(before);
      await order.fill({ [COFFEE]: 2 });
      const again = await app.call('GET /validate-voucher-code/?voucher_code=AGAIN', {
        who: order.asha.who,
      });
      expect(again.status).toBe(200);
    });

    it('gives back once, however many ask at once', async () => {
      const before = await order.stock();
      const answers = await Promise.all(Array.from({ length: 20 }, () => order.cancel()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await order.stock()).toBe(before + 2);
    });

    it('works until the order is packed', async () => {
      await order.move('Confirmed', 'Packed');
      expect([(await order.cancel()).status, (await order.row()).state]).toEqual([409, 'packed']);
    });

    it('owes nothing where nothing was paid, and what was paid where something was', async () => {
      await order.cancel();
      expect(await order.owed()).toEqual([]);
      await order.place();
      await order.pay();
      await order.cancel();
      expect(await order.owed()).toMatchObject([{ amountPaise: 109_000, reason: 'cancelled' }]);
    });

    it("is not found among another customer's orders", async () => {
      expect((await order.cancel(await app.customer(2))).status).toBe(404);
      expect((await order.row()).state).toBe('pending');
    });
  });

  describe('returned', () => {
    it('owes what was paid at the door', async () => {
      await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered');
      expect(await order.owed()).toEqual([]);
      await order.move('Returned');
      expect(await order.owed()).toMatchObject([{ amountPaise: 109_000, reason: 'returned' }]);
    });

    it('owes nothing for a cash order that nobody took in', async () => {
      await order.move('Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Returned');
      expect(await order.owed()).toEqual([]);
    });

    it('owes what was paid online for a parcel that nobody took in', async () => {
      await order.pay();
      await order.move('Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Returned');
      expect(await order.owed()).toMatchObject([{ amountPaise: 109_000, reason: 'returned' }]);
    });

    it('puts no goods back on the shelf', async () => {
      const before = await order.stock();
      await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered', 'Returned');
      expect(await order.stock()).toBe(before);
    });
  });
});

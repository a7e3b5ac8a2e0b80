import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { reasonOf } from '@/__tests__/support/reason-of';
import { onEachApp } from '@/__tests__/support/test-app';
import { orderApiMessages } from '@/contract/messages/orders';
import { creditNotes } from '@/shop-api/db/schema/invoices';
import { orderEvents, orders } from '@/shop-api/db/schema/orders';
import { trail } from '@/shop-api/db/schema/trail';
import { vouchers } from '@/shop-api/db/schema/vouchers';

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

  test('a cash order goes from pending to delivered, and is paid on delivery', async () => {
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

  test('an order takes no step that its status does not allow', async () => {
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
        const reason = allowed.includes(to) ? undefined : 'order_step_not_allowed';
        expect([status, to, await reasonOf(order.moveTo(to))]).toEqual([status, to, reason]);
      }
    }
  });

  test('an order is moved by staff only', async () => {
    expect((await order.moveTo('Confirmed', order.asha.who)).status).toBe(403);
  });

  describe('an order to be paid online', () => {
    const online = { payType: 'Online Payment' };
    const set = (changes: Partial<typeof orders.$inferInsert>) =>
      app.db.update(orders).set(changes).where(eq(orders.id, order.id));

    test.each([
      ['is not paid', online],
      ['gave its goods back', { ...online, releasedAt: NOW }],
    ])('cannot be confirmed by staff while it %s', async (_words, changes) => {
      await set(changes);
      const { status, body } = await order.moveTo('Confirmed');
      expect([status, body.reason, body.message]).toEqual([
        409,
        'order_unpaid',
        orderApiMessages.unpaidOnline,
      ]);
      expect((await order.row()).state).toBe('pending');
    });

    test('can be confirmed by staff once it is paid, and cancelled even before', async () => {
      await set({ ...online, paidAt: NOW });
      await order.move('Confirmed');
      await order.place();
      await set(online);
      await order.move('Cancelled');
    });
  });

  describe('a cancellation by the customer', () => {
    test('gives goods and voucher back, once', async () => {
      await app.db.insert(vouchers).values({ code: 'AGAIN', amountPaise: 100, usesPerCustomer: 1 });
      const before = await order.stock();
      await order.place({ voucher: 'AGAIN' });
      expect(await order.stock()).toBe(before - 2);
      expect((await order.cancel()).body.message).toBe(orderApiMessages.cancelled);
      expect(await reasonOf(order.cancel())).toBe('order_not_cancellable');
      expect(await order.stock()).toBe(before);
      await order.fill({ [COFFEE]: 2 });
      const again = await app.call('GET /validate-voucher-code/?voucher_code=AGAIN', {
        who: order.asha.who,
      });
      expect(again.status).toBe(200);
    });

    test('gives back once for 20 concurrent requests', async () => {
      const before = await order.stock();
      const answers = await Promise.all(Array.from({ length: 20 }, () => order.cancel()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await order.stock()).toBe(before + 2);
    });

    test('by staff tells its history why', async () => {
      await order.moveTo('Cancelled', order.staff, { reason: 'sold_out' });
      const rows = await app.db.select().from(trail).where(eq(trail.objectKind, 'order'));
      expect(rows.at(-1)).toMatchObject({
        after: { order_status: 'Cancelled', reason: 'Goods are missing or damaged' },
      });
    });

    test('is possible until the order is packed', async () => {
      await order.move('Confirmed', 'Packed');
      expect([(await order.cancel()).status, (await order.row()).state]).toEqual([409, 'packed']);
    });

    test('makes the paid amount a refund due, and nothing when nothing was paid', async () => {
      await order.cancel();
      expect(await order.refundsDue()).toEqual([]);
      await order.place();
      await order.pay();
      await order.cancel();
      expect(await order.refundsDue()).toMatchObject([
        { amountPaise: 109_000, reason: 'cancelled' },
      ]);
    });

    test("is answered with not found for another customer's order", async () => {
      expect((await order.cancel(await app.customer(2))).status).toBe(404);
      expect((await order.row()).state).toBe('pending');
    });
  });

  describe('a returned order', () => {
    test('has a refund due of what was paid on delivery', async () => {
      await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered');
      expect(await order.refundsDue()).toEqual([]);
      await order.move('Returned');
      expect(await order.refundsDue()).toMatchObject([
        { amountPaise: 109_000, reason: 'returned' },
      ]);
    });

    test('has no refund due for a cash order that was not accepted at the door', async () => {
      await order.move('Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Returned');
      expect(await order.refundsDue()).toEqual([]);
    });

    test('has the online payment as a refund due if the parcel was not accepted', async () => {
      await order.pay();
      await order.move('Confirmed', 'Packed', 'Shipped', 'Undelivered', 'Returned');
      expect(await order.refundsDue()).toMatchObject([
        { amountPaise: 109_000, reason: 'returned' },
      ]);
    });

    test('puts its goods back into the stock only where staff say so', async () => {
      const before = await order.stock();
      await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered', 'Returned');
      expect(await order.stock()).toBe(before);
      await order.place();
      await order.move('Confirmed', 'Packed', 'Shipped', 'Undelivered');
      expect((await order.moveTo('Returned', order.staff, { restock: true })).status).toBe(200);
      expect(await order.stock()).toBe(before);
    });
  });
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { OnlinePayment } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { orderMessages } from '@/contract/messages/orders';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';

const NOW = new Date('2026-11-21T06:30:00Z');

/** Statuses of an order, and whether its own customer may pay it. */
const STANDS: Record<string, [Partial<typeof orders.$inferInsert>, 200 | 409, reason?: string]> = {
  'waiting for its payment': [{ state: 'pending' }, 200],
  'whose goods are given back': [{ state: 'pending', releasedAt: NOW, holdUntil: null }, 200],
  'to be paid at the door': [{ state: 'confirmed', payType: 'Cash on Delivery' }, 200],
  'on its way, to be paid at the door': [{ state: 'shipped', payType: 'Cash on Delivery' }, 200],
  'that is paid': [{ state: 'confirmed', paidAt: NOW }, 409, 'order_paid'],
  'that is delivered': [{ state: 'delivered', paidAt: NOW, deliveredAt: NOW }, 409, 'order_paid'],
  'that is cancelled': [{ state: 'cancelled' }, 409, 'order_ended'],
  'that came back': [{ state: 'returned' }, 409, 'order_ended'],
};

onEachApp((app) => {
  const shop = new OnlinePayment(app);
  let strangers: Record<string, string>;
  let visitor: Record<string, string>;

  beforeAll(async () => {
    await shop.begin();
    strangers = await app.customer(2);
    visitor = await app.visitor();
  });

  const attempts = async () => {
    const { orderId } = await shop.payment();
    return app.db.$count(payments, eq(payments.orderId, orderId ?? 0));
  };

  test.each([
    ['an amount', { amount: 1089.99 }, { name: 'amount', displayed: 1089.99, now: 1090 }],
    ['a delivery', { shipping_amount: 0 }, { name: 'shipping', displayed: 0, now: 100 }],
    ['a tax', { tax_amount: 0.01 }, { name: 'tax', displayed: 0.01, now: expect.any(Number) }],
  ])('an order cannot be paid at %s that is not its own', async (_words, changes, figure) => {
    const { status, body } = await shop.payAgain(undefined, changes);
    expect([status, body.message]).toEqual([409, orderMessages.pricesChanged]);
    expect(body.details.figures).toEqual([figure]);
  });

  describe.each(Object.entries(STANDS))(
    'a link to pay an order %s',
    (_, [stand, status, reason]) => {
      const unpaid = { paidAt: null, releasedAt: null, deliveredAt: null };
      const online = { payType: 'Online Payment' };
      beforeAll(async () => {
        const id = (await shop.order())?.id ?? 0;
        await app.db
          .update(orders)
          .set({ ...unpaid, ...online, ...stand })
          .where(eq(orders.id, id));
      });

      test(`is answered with ${status} for its customer, and there is one payment`, async () => {
        const [first, again] = [await shop.payAgain(), await shop.payAgain()];
        expect([first.status, again.status]).toEqual([status, status]);
        expect(again.body.reason).toBe(reason);
        expect([again.body.txn_id, await attempts()]).toEqual([first.body.txn_id, 1]);
      });

      test('is not found for another customer', async () => {
        expect((await shop.payAgain(strangers)).status).toBe(404);
      });

      test('is refused for visitors', async () => {
        expect((await shop.payAgain(visitor)).status).toBe(401);
      });
    },
  );
});

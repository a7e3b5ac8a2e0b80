import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { OnlinePayment } from '../../../support/online-payment';
import { onEachApp } from '../../../support/test-app';

const NOW = new Date('2026-11-21T06:30:00Z');

/** How an order stands, and whether its own customer may pay it. */
const STANDS: Record<string, [Partial<typeof orders.$inferInsert>, 200 | 409]> = {
  'waiting for its payment': [{ state: 'pending' }, 200],
  'whose goods are given back': [{ state: 'pending', releasedAt: NOW, holdUntil: null }, 200],
  'to be paid at the door': [{ state: 'confirmed', payType: 'Cash on Delivery' }, 200],
  'on its way, to be paid at the door': [{ state: 'shipped', payType: 'Cash on Delivery' }, 200],
  'that is paid': [{ state: 'confirmed', paidAt: NOW }, 409],
  'that is delivered': [{ state: 'delivered', paidAt: NOW, deliveredAt: NOW }, 409],
  'that is cancelled': [{ state: 'cancelled' }, 409],
  'that came back': [{ state: 'returned' }, 409],
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

  it.each([
    ['an amount', { amount: 1089.99 }],
    ['a delivery', { shipping_amount: 0 }],
    ['a tax', { tax_amount: 0.01 }],
  ])('an order is not paid at %s that is not its own', async (_words, changes) => {
    const { status, body } = await shop.payAgain(undefined, changes);
    expect([status, body.message]).toEqual([409, 'Prices have changed. Please review your cart.']);
  });

  describe.each(Object.entries(STANDS))('a link to pay an order %s', (_, [stand, status]) => {
    const unpaid = { paidAt: null, releasedAt: null, deliveredAt: null };
    const online = { payType: 'Online Payment' };
    beforeAll(async () => {
      const id = (await shop.order())?.id ?? 0;
      await app.db
        .update(orders)
        .set({ ...unpaid, ...online, ...stand })
        .where(eq(orders.id, id));
    });

    it(`is answered with ${status} to its customer, and there is one payment to make`, async () => {
      const [first, again] = [await shop.payAgain(), await shop.payAgain()];
      expect([first.status, again.status]).toEqual([status, status]);
      expect([again.body.txn_id, await attempts()]).toEqual([first.body.txn_id, 1]);
    });

    it('is not found by another customer', async () => {
      expect((await shop.payAgain(strangers)).status).toBe(404);
    });

    it('is not for visitors', async () => {
      expect((await shop.payAgain(visitor)).status).toBe(401);
    });
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { desc } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import type { Buyer } from '../../../support/buyer';
import { buyer, fillCart } from '../../../support/buyer';
import { GiftCards } from '../../../support/gift-card';
import { assertInvariants } from '../../../support/invariants';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

const COFFEE = 1001;
const STAFF = 3;

/** An order of two coffees for ₹990.00, delivered for ₹100.00. */
onEachApp((app) => {
  const gifts = new GiftCards(app);
  let asha: Buyer;

  const order = async (rupees: number) => {
    await fillCart(app, asha, { [COFFEE]: 2 });
    const body = await gifts.orderBody(asha, rupees);
    return app.call('POST /orders/', { who: asha.who, body });
  };
  const last = async () => {
    const [row] = await app.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    if (!row) throw new Error('There is no order');
    return row;
  };
  const owed = async (id: number) =>
    (await app.db.select().from(refundsDue)).filter(({ orderId }) => orderId === id);
  const move = async (...steps: string[]) => {
    const who = await app.customer(STAFF);
    const { id } = await last();
    for (const to of steps) await app.call(`POST /orders/${id}/move/`, { who, body: { to } });
  };
  const cancel = async () =>
    app.call(`POST /orders/${(await last()).id}/cancel/`, { who: asha.who, body: {} });

  beforeEach(async () => {
    asha = await buyer(app, (await newCustomer(app.db)).id);
  });

  it('pays a part of an order; the price and the tax stay what they are', async () => {
    await gifts.give(asha.who, '300');
    expect((await order(300)).status).toBe(200);
    expect(await last()).toMatchObject({
      giftCardPaise: 30_000,
      payablePaise: 79_000,
      payType: 'Cash on Delivery',
      state: 'pending',
      paidAt: null,
    });
    expect(await gifts.balances(asha.who)).toEqual([0]);
    const { id } = await last();
    const { data } = (await app.call(`GET /orders/${id}`, { who: asha.who })).body;
    expect([data.gift_voucher_amt, data.final_total, data.is_paid]).toEqual([300, 790, false]);
    await assertInvariants(app.db);
  });

  it('is not done where the shopper does not want it', async () => {
    await gifts.give(asha.who, '300');
    expect((await order(0)).status).toBe(200);
    expect(await gifts.balances(asha.who)).toEqual([300]);
  });

  it('takes the oldest voucher first, and pays and confirms a whole order at once', async () => {
    for (const amount of ['400', '500', '600']) await gifts.give(asha.who, amount);
    expect((await order(1090)).status).toBe(200);
    expect(await gifts.balances(asha.who)).toEqual([0, 0, 410]);
    expect(await last()).toMatchObject({
      payablePaise: 0,
      payType: 'Online Payment',
      state: 'confirmed',
      paidAt: app.clock.now(),
    });
    const { body } = await app.call('GET /cart/', { who: asha.who });
    expect(body.data.cart_items).toEqual([]);
    await assertInvariants(app.db);
  });

  it.each([
    ['more than there is', 301],
    ['less than there is', 299],
    ['more than the order costs', 1091],
  ])('refuses to use %s', async (_words, rupees) => {
    await gifts.give(asha.who, '300');
    const { status, body } = await order(rupees);
    expect([status, body.message]).toEqual([409, 'Prices have changed. Please review your cart.']);
    expect(await gifts.balances(asha.who)).toEqual([300]);
  });

  it('counts the smallest order before it', async () => {
    await gifts.give(asha.who, '10000');
    await fillCart(app, asha, { [COFFEE]: 1 });
    const body = await gifts.orderBody(asha, 595);
    expect((await app.call('POST /orders/', { who: asha.who, body })).status).toBe(200);
  });

  describe('is undone', () => {
    it('when the order is cancelled: no money is owed for what was not paid in money', async () => {
      await gifts.give(asha.who, '300');
      await order(300);
      expect((await cancel()).status).toBe(200);
      expect(await gifts.balances(asha.who)).toEqual([300]);
      expect(await owed((await last()).id)).toEqual([]);
      await assertInvariants(app.db);
    });

    it('when an order paid wholly is cancelled, to each voucher its own', async () => {
      for (const amount of ['400', '1000']) await gifts.give(asha.who, amount);
      await order(1090);
      expect((await cancel()).status).toBe(200);
      expect(await gifts.balances(asha.who)).toEqual([400, 1000]);
      expect(await owed((await last()).id)).toEqual([]);
      await assertInvariants(app.db);
    });

    it('when the parcel comes back: the voucher gets its part, the rest is owed in money', async () => {
      await gifts.give(asha.who, '300');
      await order(300);
      await move('Confirmed', 'Packed', 'Shipped', 'Delivered', 'Returned');
      expect((await last()).state).toBe('returned');
      expect(await gifts.balances(asha.who)).toEqual([300]);
      expect(await owed((await last()).id)).toMatchObject([{ amountPaise: 79_000 }]);
      await assertInvariants(app.db);
    });
  });
});

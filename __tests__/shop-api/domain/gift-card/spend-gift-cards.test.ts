import { beforeEach, describe, expect, it } from '@jest/globals';
import { CashOrder, COFFEE } from '../../../support/cash-order';
import { GiftCards } from '../../../support/gift-card';
import { assertInvariants } from '../../../support/invariants';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

/** An order of two coffees for ₹990.00, delivered for ₹100.00. */
onEachApp((app) => {
  const gifts = new GiftCards(app);
  const order = new CashOrder(app);
  let who = {};

  beforeEach(async () => {
    await order.begin((await newCustomer(app.db)).id);
    ({ who } = order.asha);
  });

  it('pays a part of an order; the price and the tax stay what they are', async () => {
    await gifts.give(who, '300');
    await order.place({ giftRupees: 300 });
    expect(await order.row()).toMatchObject({
      giftCardPaise: 30_000,
      payablePaise: 79_000,
      payType: 'Cash on Delivery',
      state: 'pending',
      paidAt: null,
    });
    expect(await gifts.balances(who)).toEqual([0]);
    const data = await order.read();
    expect([data.gift_voucher_amt, data.final_total, data.is_paid]).toEqual([300, 790, false]);
    await assertInvariants(app.db);
  });

  it('is not done where the shopper does not want it', async () => {
    await gifts.give(who, '300');
    await order.place({ giftRupees: 0 });
    expect(await gifts.balances(who)).toEqual([300]);
  });

  it('takes the oldest voucher first, and pays and confirms a whole order at once', async () => {
    for (const amount of ['400', '500', '600']) await gifts.give(who, amount);
    await order.place({ giftRupees: 1090 });
    expect(await gifts.balances(who)).toEqual([0, 0, 410]);
    expect(await order.row()).toMatchObject({
      payablePaise: 0,
      payType: 'Online Payment',
      state: 'confirmed',
      paidAt: app.clock.now(),
    });
    const { body } = await app.call('GET /cart/', { who });
    expect(body.data.cart_items).toEqual([]);
    await assertInvariants(app.db);
  });

  it.each([
    ['more than there is', 301],
    ['less than there is', 299],
    ['more than the order costs', 1091],
  ])('refuses to use %s', async (_words, giftRupees) => {
    await gifts.give(who, '300');
    await order.fill({ [COFFEE]: 2 });
    const { status, body } = await order.send(await order.body({ giftRupees }));
    expect([status, body.message]).toEqual([409, 'Prices have changed. Please review your cart.']);
    expect(await gifts.balances(who)).toEqual([300]);
  });

  it.each([
    ['1089.50', 1089, 100],
    ['1089.00', 1089, 100],
    ['1088.99', 1088.99, 101],
    ['1090.00', 1090, 0],
  ])(
    'leaves a rupee or more to pay, or nothing, of ₹1,090.00 with ₹%s',
    async (has, giftRupees, left) => {
      await gifts.give(who, has);
      await order.place({ giftRupees });
      expect((await order.row()).payablePaise).toBe(left);
      await assertInvariants(app.db);
    },
  );

  it('counts the smallest order before it', async () => {
    await gifts.give(who, '10000');
    await order.place({ goods: { [COFFEE]: 1 }, giftRupees: 595 });
    expect((await order.row()).payablePaise).toBe(0);
  });

  describe('is undone', () => {
    it('when the order is cancelled: no money is owed for what was not paid in money', async () => {
      await gifts.give(who, '300');
      await order.place({ giftRupees: 300 });
      expect((await order.cancel()).status).toBe(200);
      expect(await gifts.balances(who)).toEqual([300]);
      expect(await order.owed()).toEqual([]);
      await assertInvariants(app.db);
    });

    it('when an order paid wholly is cancelled, to each voucher its own', async () => {
      for (const amount of ['400', '1000']) await gifts.give(who, amount);
      await order.place({ giftRupees: 1090 });
      expect((await order.cancel()).status).toBe(200);
      expect(await gifts.balances(who)).toEqual([400, 1000]);
      expect(await order.owed()).toEqual([]);
      await assertInvariants(app.db);
    });

    it('when the parcel comes back: the voucher gets its part, the rest is owed in money', async () => {
      await gifts.give(who, '300');
      await order.place({ giftRupees: 300 });
      await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered', 'Returned');
      expect((await order.row()).state).toBe('returned');
      expect(await gifts.balances(who)).toEqual([300]);
      expect(await order.owed()).toMatchObject([{ amountPaise: 79_000 }]);
      await assertInvariants(app.db);
    });
  });
});

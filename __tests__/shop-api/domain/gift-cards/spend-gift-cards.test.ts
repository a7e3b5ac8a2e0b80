import { beforeEach, describe, expect, test } from '@jest/globals';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants } from '@/__tests__/support/invariants';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { orderMessages } from '@/contract/messages/orders';

/** An order of two coffees for ₹990.00, delivered for ₹100.00. */
onEachApp((app) => {
  const gifts = new GiftCards(app);
  const order = new CashOrder(app);
  let who = {};

  beforeEach(async () => {
    await order.begin((await newCustomer(app.db)).id);
    ({ who } = order.asha);
  });

  test('a gift card pays a part of an order; price and tax stay the same', async () => {
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

  test('a gift card is not spent when the customer does not want it', async () => {
    await gifts.give(who, '300');
    await order.place({ giftRupees: 0 });
    expect(await gifts.balances(who)).toEqual([300]);
  });

  test('the oldest gift card is spent first, and a fully paid order is confirmed', async () => {
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

  test.each([
    ['more than there is', 301],
    ['less than there is', 299],
    ['more than the order costs', 1091],
  ])('refuses to use %s', async (_words, giftRupees) => {
    await gifts.give(who, '300');
    await order.fill({ [COFFEE]: 2 });
    const { status, body } = await order.send(await order.body({ giftRupees }));
    expect([status, body.message]).toEqual([409, orderMessages.pricesChanged]);
    expect(await gifts.balances(who)).toEqual([300]);
  });

  test.each([
    ['1089.50', 1089, 100],
    ['1089.00', 1089, 100],
    ['1088.99', 1088.99, 101],
    ['1090.00', 1090, 0],
  ])(
    'leaves a rupee or more to pay of ₹1,090.00, or nothing, with ₹%s',
    async (has, giftRupees, left) => {
      await gifts.give(who, has);
      await order.place({ giftRupees });
      expect((await order.row()).payablePaise).toBe(left);
      await assertInvariants(app.db);
    },
  );

  test('the minimum order applies before gift cards are deducted', async () => {
    await gifts.give(who, '10000');
    await order.place({ goods: { [COFFEE]: 1 }, giftRupees: 595 });
    expect((await order.row()).payablePaise).toBe(0);
  });

  describe('spending is undone', () => {
    test('when the order is cancelled: no refund is due for the gift card part', async () => {
      await gifts.give(who, '300');
      await order.place({ giftRupees: 300 });
      expect((await order.cancel()).status).toBe(200);
      expect(await gifts.balances(who)).toEqual([300]);
      expect(await order.refundsDue()).toEqual([]);
      await assertInvariants(app.db);
    });

    test('when an order paid in full is cancelled: each gift card gets its own part', async () => {
      for (const amount of ['400', '1000']) await gifts.give(who, amount);
      await order.place({ giftRupees: 1090 });
      expect((await order.cancel()).status).toBe(200);
      expect(await gifts.balances(who)).toEqual([400, 1000]);
      expect(await order.refundsDue()).toEqual([]);
      await assertInvariants(app.db);
    });

    test('when the parcel is returned, and a refund is due for the rest', async () => {
      await gifts.give(who, '300');
      await order.place({ giftRupees: 300 });
      await order.move('Confirmed', 'Packed', 'Shipped', 'Delivered', 'Returned');
      expect((await order.row()).state).toBe('returned');
      expect(await gifts.balances(who)).toEqual([300]);
      expect(await order.refundsDue()).toMatchObject([{ amountPaise: 79_000 }]);
      await assertInvariants(app.db);
    });
  });
});

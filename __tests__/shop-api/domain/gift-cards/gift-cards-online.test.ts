import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { type Buyer, buyer, fillCart, orderBody, paymentBody } from '@/__tests__/support/buyer';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants } from '@/__tests__/support/invariants';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { toForm } from '@/__tests__/support/to-form';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { expireHolds } from '@/shop-api/domain/orders/release-order';
import { HOLD_MS } from '@/shop-api/domain/payments/payment';

const COFFEE = 1001;

/** An order of two coffees for ₹990.00, delivered for ₹100.00 and paid online. */
onEachApp((app) => {
  const gifts = new GiftCards(app);
  let asha: Buyer;
  let card = 0;

  const open = async (rupees: number, coffees = 2) => {
    await fillCart(app, asha, { [COFFEE]: coffees });
    const body = await paymentBody(app, asha);
    const amount = Math.round((body.amount - rupees) * 100) / 100;
    return app.call('POST /get-order-payment-link/', {
      who: asha.who,
      body: toForm({ ...body, gift_voucher_amt: rupees, amount }),
    });
  };
  const orderOf = async (txnid: string) => {
    const [row] = await app.db
      .select({ order: orders, payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.txnid, txnid));
    if (!row) throw new Error('There is no such payment');
    return row;
  };
  const pass = () => {
    app.clock.advance(HOLD_MS);
    return expireHolds({ ctx: testDeps({ db: app.db, clock: app.clock }) });
  };
  const payAgain = async (txnid: string) => {
    const { order } = await orderOf(txnid);
    const body = toForm({
      ...(await paymentBody(app, asha)),
      order_id: order.id,
      tax_amount: order.gstPaise / 100,
      amount: order.payablePaise / 100,
    });
    return app.call('PATCH /edit-order-payment-link/', { who: asha.who, body });
  };

  /** Returns the balance; the customer also sees the part that an open order uses. */
  const left = async () => (await gifts.row(card)).balancePaise / 100;

  beforeEach(async () => {
    asha = await buyer(app, (await newCustomer(app.db)).id);
    card = await gifts.give(asha.who, '300');
  });

  test('asks the gateway for the part that gift cards do not pay', async () => {
    const { body } = await open(300);
    const { order, payment } = await orderOf(body.txn_id);
    expect([order.giftCardPaise, order.payablePaise, payment.amountPaise]).toEqual([
      30_000, 79_000, 79_000,
    ]);
    expect(await left()).toBe(0);
    await assertInvariants(app.db);
  });

  test('a repeated request for the same cart is the same order and spends once', async () => {
    const [first, second] = [await open(300), await open(300)];
    expect(second.body).toEqual(first.body);
    expect(await left()).toBe(0);
  });

  test('a request for another cart replaces the open order, and gets its gift card', async () => {
    const first = await open(300);
    const second = await open(300, 3);
    expect(second.status).toBe(200);
    expect((await orderOf(first.body.txn_id)).order.state).toBe('cancelled');
    expect((await orderOf(second.body.txn_id)).order.giftCardPaise).toBe(30_000);
    expect(await left()).toBe(0);
    await assertInvariants(app.db);
  });

  test('needs no gateway if gift cards pay it all: the order is paid, the cart empty', async () => {
    await gifts.give(asha.who, '2000');
    const { status, body } = await open(1090);
    expect([status, body.payment_url]).toEqual([
      200,
      expect.stringMatching(/^https:\/\/vanya\.example\/orders\/\d+$/),
    ]);
    const id = Number(body.payment_url.split('/').at(-1));
    const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ number: body.txn_id, state: 'confirmed', payablePaise: 0 });
    expect((await app.call('GET /cart/', { who: asha.who })).body.data.cart_items).toEqual([]);
    await assertInvariants(app.db);
  });

  describe('when the rest is not paid in time', () => {
    test('gift cards get their part back, and pay it when the order is paid later', async () => {
      const { body } = await open(300);
      await pass();
      expect(await left()).toBe(300);
      await assertInvariants(app.db);
      expect((await payAgain(body.txn_id)).status).toBe(200);
      expect(await left()).toBe(0);
      await assertInvariants(app.db);
    });

    test('and the gift cards were spent elsewhere, the answer names the rest to pay', async () => {
      const { body } = await open(300);
      await pass();
      await fillCart(app, asha, { [COFFEE]: 2 });
      const other = await orderBody(app, asha, { giftRupees: 300 });
      await app.call('POST /orders/', { who: asha.who, body: other });
      const again = await payAgain(body.txn_id);
      expect([again.body.reason, again.body.details?.figures]).toEqual([
        'prices_changed',
        [{ name: 'gift_voucher', displayed: 300, now: 0 }],
      ]);
      expect((await orderOf(body.txn_id)).order.releasedAt).not.toBeNull();
      await assertInvariants(app.db);
    });
  });
});

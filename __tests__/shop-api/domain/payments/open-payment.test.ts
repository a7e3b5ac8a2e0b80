import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyer, fillCart, paymentBody } from '@/__tests__/support/buyer';
import { COFFEE, OnlinePayment, PRICE_PAISE, STOCK } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { products } from '@/shop-api/db/schema/products';
import { BANKS_TAKE_MS, BEGIN_WITHIN_MS, HOLD_MS } from '@/shop-api/domain/payments/payment';

onEachApp((app) => {
  const shop = new OnlinePayment(app);
  const setProduct = (values: object) =>
    app.db.update(products).set(values).where(eq(products.id, COFFEE));

  beforeEach(() => shop.begin());

  describe('an unpaid order', () => {
    test('releases its goods after 45 minutes, not a millisecond before', async () => {
      await shop.pass(HOLD_MS - 1);
      expect(await shop.stock()).toBe(STOCK - 2);
      await shop.pass(1);
      await shop.pass(0);
      expect(await shop.stock()).toBe(STOCK);
      const released = { state: 'pending', releasedAt: app.clock.now() };
      expect(await shop.order()).toMatchObject(released);
    });

    test('can start its payment for half an hour, and the bank has 15 minutes more', async () => {
      const begin = () => app.call(`POST /payments/${shop.txnid}/start/`, { body: {} });
      await shop.pass(BEGIN_WITHIN_MS - 1);
      expect((await begin()).status).toBe(200);
      await shop.pass(1);
      expect((await begin()).status).toBe(409);
      await shop.pass(BANKS_TAKE_MS - 1);
      await shop.apply(shop.event('paid'));
      expect(await shop.order()).toMatchObject({ state: 'confirmed', paidAt: app.clock.now() });
      expect([await shop.stock(), await shop.refundsDue()]).toEqual([STOCK - 2, []]);
    });

    test('accepts no late payment: it is a refund due and nothing is shipped', async () => {
      await shop.pass(HOLD_MS);
      expect(await shop.apply(shop.event('paid'))).toBe('paid');
      expect(await shop.order()).toMatchObject({ state: 'pending', paidAt: null });
      expect(await shop.refundsDue()).toMatchObject([
        { amountPaise: PRICE_PAISE, reason: 'paid too late' },
      ]);
      expect(await shop.stock()).toBe(STOCK);
    });

    test('is expired for its shopper once no bank can process it, until money comes', async () => {
      const ask = async () => (await app.call(`GET /payments/${shop.txnid}/`)).body.state;
      await shop.pass(HOLD_MS);
      expect(await ask()).toBe('created');
      await shop.pass(1);
      expect(await ask()).toBe('expired');
      await shop.apply(shop.event('paid'));
      expect(await ask()).toBe('refund_due');
    });

    test('can be re-accepted and paid later, with goods that are still in stock', async () => {
      await shop.pass(HOLD_MS);
      const id = (await shop.order())?.id;
      const again = await shop.payAgain();
      expect([again.status, await shop.stock()]).toEqual([200, STOCK - 2]);
      shop.txnid = again.body.txn_id;
      await shop.apply(shop.event('paid'));
      expect(await shop.order()).toMatchObject({ id, state: 'confirmed' });
    });

    test('cannot be re-accepted at another price, nor without goods', async () => {
      await shop.pass(HOLD_MS);
      await setProduct({ stock: 1 });
      expect((await shop.payAgain()).status).toBe(409);
      await setProduct({ stock: STOCK, pricePaise: 49_000 });
      expect((await shop.payAgain()).status).toBe(409);
      await setProduct({ pricePaise: 49_500 });
      expect((await shop.payAgain()).status).toBe(200);
    });
  });

  describe('asking for the link again', () => {
    test('continues with the same order and payment while the cart is the same', async () => {
      expect([await shop.open(), await shop.stock()]).toEqual([shop.txnid, STOCK - 2]);
    });

    test('opens a new payment when too little time is left for the existing one', async () => {
      await shop.pass(20 * 60_000 - 1);
      expect(await shop.open()).toBe(shop.txnid);
      await shop.pass(1);
      expect(await shop.open()).not.toBe(shop.txnid);
      expect(await shop.stock()).toBe(STOCK - 2);
    });

    test('gives two shoppers two payments, independent of ids from their browsers', async () => {
      const ravi = await buyer(app, 2);
      await fillCart(app, ravi, { [COFFEE]: 1 });
      const body = toForm(await paymentBody(app, ravi, { shipping: 0 }));
      const his = await app.call('POST /get-order-payment-link/', { who: ravi.who, body });
      expect(his.status).toBe(200);
      expect(new Set([his.body.txn_id, shop.txnid, body.get('txnid')]).size).toBe(3);
    });

    test('makes one order when two tabs ask twenty times at once', async () => {
      const names = await Promise.all(Array.from({ length: 20 }, () => shop.open()));
      expect(new Set(names)).toEqual(new Set([shop.txnid]));
    });

    test('cancels the order of a cart that has changed', async () => {
      await fillCart(app, shop.asha, { [COFFEE]: 3 });
      expect(await shop.open()).not.toBe(shop.txnid);
      expect([(await shop.order())?.state, await shop.stock()]).toEqual(['cancelled', STOCK - 3]);
    });

    test('opens a new payment of the same order after one that failed', async () => {
      const before = await shop.order();
      await shop.apply(shop.event('failed'));
      shop.txnid = await shop.open();
      expect((await shop.order())?.id).toBe(before?.id);
    });

    test('makes the payment of a cancelled order a refund due', async () => {
      const id = (await shop.order())?.id;
      await app.call(`POST /orders/${id}/cancel/`, { who: shop.asha.who, body: {} });
      await shop.apply(shop.event('paid'));
      expect(await shop.refundsDue()).toMatchObject([{ reason: 'paid too late' }]);
      expect(await shop.stock()).toBe(STOCK);
    });
  });
});

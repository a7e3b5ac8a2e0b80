import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  applyPaymentEvent,
  askFor,
  newMembershipTxnid,
  paymentEventFor,
  paymentOf,
} from '@/__tests__/support/buy-membership';
import { GiftCards } from '@/__tests__/support/gift-card';
import { newCustomer } from '@/__tests__/support/new-customer';
import { OnlinePayment } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { testKeys } from '@/__tests__/support/test-deps';
import { giftCode } from '@/shop-api/domain/gift-cards/gift-card';
import type { PaymentEvent } from '@/shop-api/providers/payment/payment-gateway';

/** After this the first attempt is too old to be continued, and still open. */
const UNTIL_ANOTHER_MS = 21 * 60_000;

onEachApp((app) => {
  const shop = new OnlinePayment(app);
  const ask = async (txnid = shop.txnid) =>
    (await app.call(`GET /payments/${txnid}/`)).body.state as string;
  const cancel = async () => {
    const id = (await shop.order())?.id;
    await app.call(`POST /orders/${id}/cancel/`, { who: shop.asha.who, body: {} });
  };
  const nameless = (): PaymentEvent => ({ ...shop.event('paid'), paymentId: null }) as PaymentEvent;

  beforeEach(() => shop.begin());

  describe('the status of a payment with a refund due is no success', () => {
    test('when its order was cancelled before', async () => {
      await cancel();
      await shop.apply(shop.event('paid'));
      expect(await ask()).toBe('refund_due');
    });

    test('when the gateway sends no payment id, or sends one later', async () => {
      await cancel();
      await shop.apply(nameless());
      expect(await ask()).toBe('refund_due');
      await shop.apply(shop.event('paid'));
      expect(await ask()).toBe('refund_due');
    });

    test('when another payment has paid the order', async () => {
      const first = shop.txnid;
      await shop.pass(UNTIL_ANOTHER_MS);
      shop.txnid = await shop.open();
      const second = shop.txnid;
      await shop.apply(shop.event('paid'));
      shop.txnid = first;
      await shop.apply(shop.event('paid'));
      expect([await ask(first), await ask(second)]).toEqual(['refund_due', 'paid']);
    });

    test('when another payment has paid the membership', async () => {
      const { id } = await newCustomer(app.db, { phone: '+919811113333' });
      const who = await app.customer(id);
      const purchase = newMembershipTxnid();
      await askFor(app, who, purchase);
      const first = await paymentOf(app, who, purchase);
      app.clock.advance(UNTIL_ANOTHER_MS);
      await askFor(app, who, purchase);
      const second = await paymentOf(app, who, purchase);
      for (const one of [second, first])
        await applyPaymentEvent(app, one.id, paymentEventFor(one, 'paid'));
      const states = [await ask(first.txnid), await ask(second.txnid)];
      expect(states).toEqual(['refund_due', 'paid']);
    });
  });

  test('a payment of another amount than the requested one answers mismatch', async () => {
    const little = { ...shop.event('paid'), amountPaise: 100 } as PaymentEvent;
    await shop.apply(little, ['amount']);
    expect(await ask()).toBe('mismatch');
  });

  test('the status names the amount, and the order for its own customer only', async () => {
    const order = await shop.order();
    const path = `GET /payments/${shop.txnid}/`;
    const named = { id: order?.id, order_id: order?.number };
    const own = await app.call(path, { who: shop.asha.who });
    expect(own.body).toMatchObject({ amount: 1090, order: named });
    for (const who of [{}, await app.customer(2)]) {
      expect((await app.call(path, { who })).body).toMatchObject({ amount: 1090, order: null });
    }
  });

  test('a paid gift voucher names its receiver with a shortened address, and never its code', async () => {
    const gifts = new GiftCards(app);
    const answer = await gifts.ask();
    const { txnid, giftCardId } = await gifts.payment(answer);
    const read = async () => (await app.call(`GET /payments/${txnid}/`)).body;
    expect(await read()).toMatchObject({ state: 'created', receiver: null });
    await gifts.pay(answer);
    const paid = await read();
    expect(paid).toMatchObject({ receiver: { name: 'Ravi Iyer', email: 'ra…@example.com' } });
    const told = JSON.stringify(paid);
    for (const secret of ['ravi@', 'asha@', giftCode(testKeys, giftCardId)])
      expect(told).not.toContain(secret);
    await gifts.pay(answer, 'second');
    expect(await read()).toMatchObject({ state: 'paid' });
  });

  describe('a payment that was used stays a success', () => {
    test('when it is made a second time', async () => {
      await shop.apply(shop.event('paid', 'first'));
      await shop.apply(shop.event('paid', 'second'));
      expect([(await shop.refundsDue()).length, await ask()]).toEqual([1, 'paid']);
    });

    test('when its order is cancelled afterwards', async () => {
      await shop.apply(shop.event('paid'));
      await cancel();
      expect([(await shop.refundsDue()).length, await ask()]).toEqual([1, 'paid']);
    });

    test('when an event with another amount arrived before or after it', async () => {
      const little = { ...shop.event('paid', 'second'), amountPaise: 100 } as PaymentEvent;
      await shop.apply(little, ['amount']);
      await shop.apply(shop.event('paid'));
      await shop.apply({ ...little, paymentId: 'third' } as PaymentEvent, ['amount']);
      expect([(await shop.refundsDue()).length, await ask()]).toEqual([2, 'paid']);
    });
  });
});

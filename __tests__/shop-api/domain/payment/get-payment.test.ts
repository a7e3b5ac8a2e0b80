import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PaymentEvent } from '@/shop-api/providers/payment/payment';
import { askFor, newPurchase, newsOf, paymentOf, tell } from '../../../support/elite-terms';
import { newCustomer } from '../../../support/new-customer';
import { OnlinePayment } from '../../../support/online-payment';
import { onEachApp } from '../../../support/test-app';

/** The first attempt is then too old to be gone on with, and still open. */
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

  describe('the answer about a payment whose money goes back is no success', () => {
    it('where it came for an order that was cancelled before', async () => {
      await cancel();
      await shop.apply(shop.event('paid'));
      expect(await ask()).toBe('refund_due');
    });

    it('where the gateway gave the money no name, or gives it one later', async () => {
      await cancel();
      await shop.apply(nameless());
      expect(await ask()).toBe('refund_due');
      await shop.apply(shop.event('paid'));
      expect(await ask()).toBe('refund_due');
    });

    it('where another one has paid the order', async () => {
      const first = shop.txnid;
      await shop.pass(UNTIL_ANOTHER_MS);
      shop.txnid = await shop.open();
      const second = shop.txnid;
      await shop.apply(shop.event('paid'));
      shop.txnid = first;
      await shop.apply(shop.event('paid'));
      expect([await ask(first), await ask(second)]).toEqual(['refund_due', 'paid']);
    });

    it('where another one has paid the membership', async () => {
      const { id } = await newCustomer(app.db, { phone: '+919811113333' });
      const who = await app.customer(id);
      const purchase = newPurchase();
      await askFor(app, who, purchase);
      const first = await paymentOf(app, who, purchase);
      app.clock.advance(UNTIL_ANOTHER_MS);
      await askFor(app, who, purchase);
      const second = await paymentOf(app, who, purchase);
      for (const one of [second, first]) await tell(app, one.id, newsOf(one, 'paid'));
      const states = [await ask(first.txnid), await ask(second.txnid)];
      expect(states).toEqual(['refund_due', 'paid']);
    });

    it('where another amount came than was asked for', async () => {
      const little = { ...shop.event('paid'), amountPaise: 100 } as PaymentEvent;
      await shop.apply(little, ['amount']);
      expect(await ask()).toBe('refund_due');
    });
  });

  describe('a payment that was used stays a success', () => {
    it('when it is made a second time', async () => {
      await shop.apply(shop.event('paid', 'first'));
      await shop.apply(shop.event('paid', 'second'));
      expect([(await shop.owed()).length, await ask()]).toEqual([1, 'paid']);
    });

    it('when its order is cancelled afterwards', async () => {
      await shop.apply(shop.event('paid'));
      await cancel();
      expect([(await shop.owed()).length, await ask()]).toEqual([1, 'paid']);
    });

    it('when news of another amount came before or after it', async () => {
      const little = { ...shop.event('paid', 'second'), amountPaise: 100 } as PaymentEvent;
      await shop.apply(little, ['amount']);
      await shop.apply(shop.event('paid'));
      await shop.apply({ ...little, paymentId: 'third' } as PaymentEvent, ['amount']);
      expect([(await shop.owed()).length, await ask()]).toEqual([2, 'paid']);
    });
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
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
import { paymentApiMessages } from '@/contract/messages/payments';
import { giftCards } from '@/shop-api/db/schema/gift-cards';
import { orders } from '@/shop-api/db/schema/orders';

const MADE = ['payment_made', paymentApiMessages.madeAlready];
const OVER = ['payment_over', paymentApiMessages.over];
/** After this the first attempt can still be started, but a new link is for another attempt. */
const UNTIL_ANOTHER_MS = 21 * 60_000;
const NOW = new Date('2026-11-21T06:30:00Z');

onEachApp((app) => {
  const start = async (txnid: string) => {
    const { status, body } = await app.call(`POST /payments/${txnid}/start/`, { body: {} });
    return status === 200 ? [200] : [body.reason, body.message];
  };

  describe('a payment of an order', () => {
    const shop = new OnlinePayment(app);

    beforeEach(() => shop.begin());

    test('can be started while the order waits for it, even twice', async () => {
      expect((await start(shop.txnid))[0]).toBe(200);
      expect((await start(shop.txnid))[0]).toBe(200);
    });

    test.each([
      ['cancelled', { state: 'cancelled' as const }],
      ['delivered and paid at the door', { state: 'delivered' as const }],
      ['returned', { state: 'returned' as const }],
      ['without its goods', { releasedAt: NOW, holdUntil: null }],
    ])('cannot be started once the order is %s', async (_words, changes) => {
      const id = (await shop.order())?.id ?? 0;
      await app.db.update(orders).set(changes).where(eq(orders.id, id));
      expect(await start(shop.txnid)).toEqual(OVER);
    });

    test('cannot be started once another one has paid the order', async () => {
      const first = shop.txnid;
      await shop.pass(UNTIL_ANOTHER_MS);
      shop.txnid = await shop.open();
      expect((await start(first))[0]).toBe(200);
      await shop.apply(shop.event('paid'));
      expect(await start(first)).toEqual(MADE);
    });
  });

  test('a payment of a membership cannot be started once another one has paid it', async () => {
    const { id } = await newCustomer(app.db, { phone: '+919811113333' });
    const who = await app.customer(id);
    const purchase = newMembershipTxnid();
    await askFor(app, who, purchase);
    const first = await paymentOf(app, who, purchase);
    app.clock.advance(UNTIL_ANOTHER_MS);
    await askFor(app, who, purchase);
    const second = await paymentOf(app, who, purchase);
    expect((await start(first.txnid))[0]).toBe(200);
    await applyPaymentEvent(app, second.id, paymentEventFor(second, 'paid'));
    expect(await start(first.txnid)).toEqual(MADE);
  });

  describe('a payment of a gift card', () => {
    const gifts = new GiftCards(app);

    test('cannot be started once another one has paid it', async () => {
      const first = await gifts.ask({ txnid: 'asked-twice' });
      app.clock.advance(UNTIL_ANOTHER_MS);
      const second = await gifts.ask({ txnid: 'asked-twice' });
      const { txnid } = await gifts.payment(first);
      expect((await start(txnid))[0]).toBe(200);
      await gifts.pay(second);
      expect(await start(txnid)).toEqual(MADE);
    });

    test('cannot be started once the receiver has been deleted', async () => {
      const { txnid, giftCardId } = await gifts.payment(await gifts.ask());
      await app.db.update(giftCards).set({ receiverEmail: '' }).where(eq(giftCards.id, giftCardId));
      expect(await start(txnid)).toEqual(OVER);
    });
  });
});

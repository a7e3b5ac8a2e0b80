import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { giftCards } from '@/shop-api/db/schema/gift-cards';
import { orders } from '@/shop-api/db/schema/orders';
import { askFor, newPurchase, newsOf, paymentOf, tell } from '../../../support/elite-terms';
import { GiftCards } from '../../../support/gift-card';
import { newCustomer } from '../../../support/new-customer';
import { OnlinePayment } from '../../../support/online-payment';
import { onEachApp } from '../../../support/test-app';

const MADE = [409, 'This payment has been made already.'];
const OVER = [409, 'This payment is over. Please start again from your orders.'];
/** The first attempt can still be begun, but whoever asks for a link gets another one. */
const UNTIL_ANOTHER_MS = 21 * 60_000;
const NOW = new Date('2026-11-21T06:30:00Z');

onEachApp((app) => {
  const start = async (txnid: string) => {
    const { status, body } = await app.call(`POST /payments/${txnid}/start/`, { body: {} });
    return [status, body.message];
  };

  describe('a payment of an order', () => {
    const shop = new OnlinePayment(app);

    beforeEach(() => shop.begin());

    it('can be begun while the order waits for it, also twice', async () => {
      expect((await start(shop.txnid))[0]).toBe(200);
      expect((await start(shop.txnid))[0]).toBe(200);
    });

    it.each([
      ['cancelled', { state: 'cancelled' as const }],
      ['delivered and paid at the door', { state: 'delivered' as const }],
      ['returned', { state: 'returned' as const }],
      ['without its goods', { releasedAt: NOW, holdUntil: null }],
    ])('cannot be begun once the order is %s', async (_words, changes) => {
      const id = (await shop.order())?.id ?? 0;
      await app.db.update(orders).set(changes).where(eq(orders.id, id));
      expect(await start(shop.txnid)).toEqual(OVER);
    });

    it('cannot be begun once another one has paid the order', async () => {
      const first = shop.txnid;
      await shop.pass(UNTIL_ANOTHER_MS);
      shop.txnid = await shop.open();
      expect((await start(first))[0]).toBe(200);
      await shop.apply(shop.event('paid'));
      expect(await start(first)).toEqual(MADE);
    });
  });

  it('a payment of a membership cannot be begun once another one has paid it', async () => {
    const { id } = await newCustomer(app.db, { phone: '+919811113333' });
    const who = await app.customer(id);
    const purchase = newPurchase();
    await askFor(app, who, purchase);
    const first = await paymentOf(app, who, purchase);
    app.clock.advance(UNTIL_ANOTHER_MS);
    await askFor(app, who, purchase);
    const second = await paymentOf(app, who, purchase);
    expect((await start(first.txnid))[0]).toBe(200);
    await tell(app, second.id, newsOf(second, 'paid'));
    expect(await start(first.txnid)).toEqual(MADE);
  });

  describe('a payment of a gift voucher', () => {
    const gifts = new GiftCards(app);

    it('cannot be begun once another one has paid it', async () => {
      const first = await gifts.ask({ txnid: 'asked-twice' });
      app.clock.advance(UNTIL_ANOTHER_MS);
      const second = await gifts.ask({ txnid: 'asked-twice' });
      const { txnid } = await gifts.payment(first);
      expect((await start(txnid))[0]).toBe(200);
      await gifts.pay(second);
      expect(await start(txnid)).toEqual(MADE);
    });

    it('cannot be begun once nobody knows any more whom it was for', async () => {
      const { txnid, giftCardId } = await gifts.payment(await gifts.ask());
      await app.db.update(giftCards).set({ receiverEmail: '' }).where(eq(giftCards.id, giftCardId));
      expect(await start(txnid)).toEqual(OVER);
    });
  });
});

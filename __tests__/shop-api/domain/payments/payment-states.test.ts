import { beforeEach, describe, expect, test } from '@jest/globals';
import { COFFEE, OnlinePayment, PRICE_PAISE, STOCK } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import type { PaymentEvent } from '@/shop-api/providers/payment/payment-gateway';

onEachApp((app) => {
  const shop = new OnlinePayment(app);

  beforeEach(() => shop.begin());

  describe('a payment', () => {
    test('makes its order paid and confirmed, and empties the cart', async () => {
      expect([await shop.cartCount(), await shop.stock()]).toEqual([2, STOCK - 2]);
      expect(await shop.apply(shop.event('paid'))).toBe('paid');
      expect(await shop.order()).toMatchObject({ state: 'confirmed', paidAt: app.clock.now() });
      expect([await shop.cartCount(), await shop.stock()]).toEqual([0, STOCK - 2]);
      expect(await shop.refundsDue()).toEqual([]);
    });

    test('leaves in the cart what was added since', async () => {
      const body = { pid: COFFEE, quantity: 1 };
      await app.call('POST /cart/', { who: shop.asha.who, body });
      await shop.apply(shop.event('paid'));
      expect(await shop.cartCount()).toBe(1);
    });

    test('that failed leaves the order to be paid, and the cart unchanged', async () => {
      expect(await shop.apply(shop.event('failed'))).toBe('failed');
      expect(await shop.order()).toMatchObject({ state: 'pending', paidAt: null });
      expect(await shop.cartCount()).toBe(2);
    });

    test('that failed and arrived after all counts', async () => {
      await shop.apply(shop.event('failed'));
      expect(await shop.apply(shop.event('paid'))).toBe('paid');
      expect((await shop.order())?.state).toBe('confirmed');
    });

    test('stays paid after any later event', async () => {
      await shop.apply(shop.event('paid'));
      expect(await shop.apply(shop.event('failed'))).toBe('paid');
      expect(await shop.apply(shop.event('pending'))).toBe('paid');
      expect((await shop.order())?.state).toBe('confirmed');
    });

    test('of another amount is no payment: staff are alerted and a refund is due', async () => {
      const little = { ...shop.event('paid'), amountPaise: 100 } as PaymentEvent;
      expect(await shop.apply(little, ['amount'])).toBe('mismatch');
      expect((await shop.order())?.paidAt).toBeNull();
      expect(await shop.refundsDue()).toMatchObject([
        { amountPaise: 100, reason: 'other than asked for' },
      ]);
    });

    test('that was used is not owed because a return words it otherwise', async () => {
      const paid = shop.event('paid');
      await shop.apply(paid);
      const reworded = { ...paid, paymentId: null } as PaymentEvent;
      expect(await shop.apply(reworded, ['firstname'])).toBe('paid');
      expect(await shop.refundsDue()).toEqual([]);
    });

    test('that goes back pays no order by a later report of the same money', async () => {
      const paid = shop.event('paid');
      await shop.apply({ ...paid, paymentId: null } as PaymentEvent, ['firstname']);
      expect(await shop.apply(paid)).toBe('mismatch');
      expect((await shop.order())?.paidAt).toBeNull();
      expect(await shop.refundsDue()).toHaveLength(1);
    });

    test('made twice is one refund due, however often it is reported', async () => {
      await shop.apply(shop.event('paid', 'first'));
      for (let times = 0; times < 3; times++) await shop.apply(shop.event('paid', 'second'));
      expect(await shop.refundsDue()).toMatchObject([
        { amountPaise: PRICE_PAISE, reason: 'paid twice' },
      ]);
    });

    test('reported a hundred times at once is one payment', async () => {
      await Promise.all(Array.from({ length: 100 }, () => shop.apply(shop.event('paid'))));
      expect((await shop.order())?.state).toBe('confirmed');
      expect([await shop.stock(), await shop.refundsDue()]).toEqual([STOCK - 2, []]);
    });

    test('without a valid signature is refused and changes nothing', async () => {
      const body = `txnid=${shop.txnid}&status=success&hash=00`;
      const answer = await app.send('/payments/payu/callback', { method: 'POST', body });
      expect([answer.status, (await shop.payment()).state]).toEqual([400, 'created']);
    });
  });

  test("another customer's order cannot be paid, and a paid one not again", async () => {
    expect((await shop.payAgain(await app.customer(2))).status).toBe(404);
    await shop.apply(shop.event('paid'));
    expect((await shop.payAgain()).status).toBe(409);
  });
});

import { describe, expect, test } from '@jest/globals';
import { razorpayShop } from '@/__tests__/support/razorpay-shop';

const shop = razorpayShop();
const { opened, eventOf } = shop;

describe('a webhook of Razorpay', () => {
  test('contains the paid amount and the payment id', async () => {
    const { attempt, id } = await opened();
    shop.standIn.pay(id);
    const event = eventOf(shop.standIn.webhook(id));
    expect(event).toMatchObject({
      outcome: 'paid',
      txnid: attempt.txnid,
      amountPaise: 1_234_50,
      currency: 'INR',
      reference: id,
      paymentId: `pay_${id}_1`,
    });
    expect(shop.gateway.differences(attempt, event)).toEqual([]);
  });

  test('contains a partial amount, which differs from the requested one', async () => {
    const { attempt, id } = await opened();
    shop.standIn.pay(id, 1_00);
    const event = eventOf(shop.standIn.webhook(id));
    expect(event).toMatchObject({ outcome: 'paid', amountPaise: 1_00 });
    expect(shop.gateway.differences(attempt, event)).toEqual(['amount']);
    shop.standIn.end(id, 'cancelled');
    expect(eventOf(shop.standIn.webhook(id)).outcome).toBe('paid');
  });

  test.each(['expired', 'cancelled'] as const)(
    'about a link that is %s is a failure',
    async (end) => {
      const { id } = await opened();
      shop.standIn.end(id, end);
      expect(eventOf(shop.standIn.webhook(id))).toMatchObject({
        outcome: 'failed',
        paymentId: null,
      });
    },
  );

  test.each(['payment.authorized', 'order.paid', 'refund.processed', 'payment_link.newer'])(
    'about %s is ignored, not refused: Razorpay retries refusals for a day',
    async (what) => {
      const { id } = await opened();
      shop.standIn.pay(id);
      expect(shop.gateway.readCallback(shop.standIn.webhook(id, what))).toEqual({
        kind: 'ignored',
        what,
      });
    },
  );

  test.each(['', 'null', '[]', '{}', '{"event":7}', '{"event":"payment_link.paid"}'])(
    'with an invalid body is refused although signed: %s',
    (body) => {
      expect(shop.gateway.readCallback(shop.standIn.signed(body))).toEqual({
        kind: 'refused',
        why: 'nonsense',
      });
    },
  );
});

describe('the browser’s return from Razorpay', () => {
  test('causes a look-up, because the amount is not signed', async () => {
    const { attempt, id } = await opened();
    shop.standIn.pay(id);
    const event = eventOf(shop.standIn.returned(id));
    expect(event).toMatchObject({ outcome: 'pending', amountPaise: null, reference: id });
    expect(shop.gateway.differences(attempt, event)).toEqual([]);
    const found = await shop.gateway.lookUp(attempt);
    expect(found).toMatchObject({ outcome: 'paid', paymentId: event.paymentId });
  });

  test('of another link is distinguished from this one', async () => {
    const { attempt } = await opened();
    const { id } = await opened({ txnid: 'VN2' });
    shop.standIn.pay(id);
    const event = eventOf(shop.standIn.returned(id));
    expect(shop.gateway.differences(attempt, event)).toEqual(['txnid', 'reference']);
  });
});

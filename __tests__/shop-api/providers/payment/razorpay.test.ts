import { describe, expect, it } from '@jest/globals';
import { razorpayShop } from '../../../support/razorpay-shop';

const shop = razorpayShop();
const { opened, eventOf } = shop;

describe('a webhook of Razorpay', () => {
  it('tells what was paid by which payment', async () => {
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

  it('shows money that came in part, which is not the amount asked for', async () => {
    const { attempt, id } = await opened();
    shop.standIn.pay(id, 1_00);
    const event = eventOf(shop.standIn.webhook(id));
    expect(event).toMatchObject({ outcome: 'paid', amountPaise: 1_00 });
    expect(shop.gateway.differences(attempt, event)).toEqual(['amount']);
    shop.standIn.end(id, 'cancelled');
    expect(eventOf(shop.standIn.webhook(id)).outcome).toBe('paid');
  });

  it.each(['expired', 'cancelled'] as const)(
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

  it.each(['payment.authorized', 'order.paid', 'refund.processed', 'payment_link.newer'])(
    'about %s is ignored, not refused: refusals are repeated for a day',
    async (what) => {
      const { id } = await opened();
      shop.standIn.pay(id);
      expect(shop.gateway.readCallback(shop.standIn.webhook(id, what))).toEqual({
        kind: 'ignored',
        what,
      });
    },
  );

  it.each(['', 'null', '[]', '{}', '{"event":7}', '{"event":"payment_link.paid"}'])(
    'of no sense is refused although signed: %s',
    (body) => {
      expect(shop.gateway.readCallback(shop.standIn.signed(body))).toEqual({
        kind: 'refused',
        why: 'nonsense',
      });
    },
  );
});

describe('the browser’s return from Razorpay', () => {
  it('is a reason to look, because the amount is not signed', async () => {
    const { attempt, id } = await opened();
    shop.standIn.pay(id);
    const event = eventOf(shop.standIn.returned(id));
    expect(event).toMatchObject({ outcome: 'pending', amountPaise: null, reference: id });
    expect(shop.gateway.differences(attempt, event)).toEqual([]);
    const found = await shop.gateway.lookUp(attempt);
    expect(found).toMatchObject({ outcome: 'paid', paymentId: event.paymentId });
  });

  it('of another link is told from this one', async () => {
    const { attempt } = await opened();
    const { id } = await opened({ txnid: 'VN2' });
    shop.standIn.pay(id);
    const event = eventOf(shop.standIn.returned(id));
    expect(shop.gateway.differences(attempt, event)).toEqual(['txnid', 'reference']);
  });
});

import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@/shop-api/providers/clock/clock';
import type { CallbackRequest, PaymentEvent } from '@/shop-api/providers/payment/payment';
import { razorpay } from '@/shop-api/providers/payment/razorpay';
import { RazorpayStandIn } from '../../../support/razorpay-stand-in';
import { samplePayment } from '../../../support/sample-payment';

const clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
let standIn: RazorpayStandIn;
let gateway: ReturnType<typeof razorpay>;

beforeEach(async () => {
  standIn?.http.close();
  standIn = new RazorpayStandIn(() => clock.now());
  await standIn.http.open();
  gateway = razorpay({ ...standIn.options, clock });
});
afterAll(() => standIn.http.close());

/** A payment with its link, as the shop has stored them. */
async function opened(changes: Parameters<typeof samplePayment>[0] = {}) {
  const asked = samplePayment(changes);
  const { reference } = await gateway.createLink(asked);
  return { attempt: { ...asked, reference }, id: reference ?? '' };
}

function eventOf(request: CallbackRequest): PaymentEvent {
  const reading = gateway.readCallback(request);
  if (reading.kind !== 'event') throw new Error(JSON.stringify(reading));
  return reading.event;
}

describe('a webhook of Razorpay', () => {
  it('tells what was paid by which payment', async () => {
    const { attempt, id } = await opened();
    standIn.pay(id);
    const event = eventOf(standIn.webhook(id));
    expect(event).toMatchObject({
      outcome: 'paid',
      txnid: attempt.txnid,
      amountPaise: 1_234_50,
      currency: 'INR',
      reference: id,
      paymentId: `pay_${id}_1`,
    });
    expect(gateway.differences(attempt, event)).toEqual([]);
  });

  it('shows money that came in part, which is not the amount asked for', async () => {
    const { attempt, id } = await opened();
    standIn.pay(id, 1_00);
    const event = eventOf(standIn.webhook(id));
    expect(event).toMatchObject({ outcome: 'paid', amountPaise: 1_00 });
    expect(gateway.differences(attempt, event)).toEqual(['amount']);
    standIn.end(id, 'cancelled');
    expect(eventOf(standIn.webhook(id)).outcome).toBe('paid');
  });

  it.each(['expired', 'cancelled'] as const)(
    'about a link that is %s is a failure',
    async (end) => {
      const { id } = await opened();
      standIn.end(id, end);
      expect(eventOf(standIn.webhook(id))).toMatchObject({ outcome: 'failed', paymentId: null });
    },
  );

  it.each(['payment.authorized', 'order.paid', 'refund.processed', 'payment_link.newer'])(
    'about %s is ignored, not refused: refusals are repeated for a day',
    async (what) => {
      const { id } = await opened();
      standIn.pay(id);
      expect(gateway.readCallback(standIn.webhook(id, what))).toEqual({ kind: 'ignored', what });
    },
  );

  it.each(['', 'null', '[]', '{}', '{"event":7}', '{"event":"payment_link.paid"}'])(
    'of no sense is refused although signed: %s',
    (body) => {
      expect(gateway.readCallback(standIn.signed(body))).toEqual({
        kind: 'refused',
        why: 'nonsense',
      });
    },
  );
});

describe('the browser’s return from Razorpay', () => {
  it('is a reason to look, because the amount is not signed', async () => {
    const { attempt, id } = await opened();
    standIn.pay(id);
    const event = eventOf(standIn.returned(id));
    expect(event).toMatchObject({ outcome: 'pending', amountPaise: null, reference: id });
    expect(gateway.differences(attempt, event)).toEqual([]);
    const found = await gateway.lookUp(attempt);
    expect(found).toMatchObject({ outcome: 'paid', paymentId: event.paymentId });
  });

  it('of another link is told from this one', async () => {
    const { attempt } = await opened();
    const { id } = await opened({ txnid: 'VN2' });
    standIn.pay(id);
    const event = eventOf(standIn.returned(id));
    expect(gateway.differences(attempt, event)).toEqual(['txnid', 'reference']);
  });
});

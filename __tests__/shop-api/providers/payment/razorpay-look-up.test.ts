import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@/shop-api/providers/clock/clock';
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
async function opened() {
  const asked = samplePayment();
  const { reference } = await gateway.createLink(asked);
  return { attempt: { ...asked, reference }, id: reference ?? '' };
}

describe('asking Razorpay', () => {
  it('is pending while the link is open, also after a payment that failed', async () => {
    const { attempt, id } = await opened();
    expect(await gateway.lookUp(attempt)).toMatchObject({ outcome: 'pending', reference: id });
    standIn.fail(id);
    expect(await gateway.lookUp(attempt)).toMatchObject({ outcome: 'pending', paymentId: null });
  });

  it('names the payment that took the money, not the one before it that failed', async () => {
    const { attempt, id } = await opened();
    standIn.fail(id);
    standIn.pay(id);
    expect(await gateway.lookUp(attempt)).toMatchObject({
      outcome: 'paid',
      paymentId: `pay_${id}_2`,
      amountPaise: 1_234_50,
    });
  });

  it('finds the link by the txnid where its name was lost', async () => {
    const { attempt, id } = await opened();
    standIn.pay(id);
    const found = await gateway.lookUp({ ...attempt, reference: null });
    expect(found).toMatchObject({ outcome: 'paid', reference: id });
  });

  it('is pending where no link was ever opened', async () => {
    expect(await gateway.lookUp(samplePayment())).toMatchObject({ outcome: 'pending' });
  });

  it('does not take another payment’s link for an answer', async () => {
    const { id } = await opened();
    standIn.pay(id);
    const other = samplePayment({ txnid: 'VN2', reference: id });
    await expect(gateway.lookUp(other)).rejects.toMatchObject({ kind: 'nonsense' });
  });

  it('with a wrong key is refused, and the key is in no message', async () => {
    const wrong = razorpay({ ...standIn.options, clock, keySecret: 'another key' });
    const asked = wrong.lookUp(samplePayment());
    await expect(asked).rejects.toMatchObject({ kind: 'refused' });
    await expect(asked).rejects.not.toThrow(/another key/);
  });
});

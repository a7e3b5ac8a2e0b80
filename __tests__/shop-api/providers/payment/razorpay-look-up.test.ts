import { describe, expect, it } from '@jest/globals';
import { razorpay } from '@/shop-api/providers/payment/razorpay';
import { razorpayShop } from '../../../support/razorpay-shop';
import { samplePayment } from '../../../support/sample-payment';

const shop = razorpayShop();
const { opened } = shop;

describe('asking Razorpay', () => {
  it('is pending while the link is open, also after a payment that failed', async () => {
    const { attempt, id } = await opened();
    expect(await shop.gateway.lookUp(attempt)).toMatchObject({ outcome: 'pending', reference: id });
    shop.standIn.fail(id);
    expect(await shop.gateway.lookUp(attempt)).toMatchObject({
      outcome: 'pending',
      paymentId: null,
    });
  });

  it('names the payment that took the money, not the one before it that failed', async () => {
    const { attempt, id } = await opened();
    shop.standIn.fail(id);
    shop.standIn.pay(id);
    expect(await shop.gateway.lookUp(attempt)).toMatchObject({
      outcome: 'paid',
      paymentId: `pay_${id}_2`,
      amountPaise: 1_234_50,
    });
  });

  it('finds the link by the txnid where its name was lost', async () => {
    const { attempt, id } = await opened();
    shop.standIn.pay(id);
    const found = await shop.gateway.lookUp({ ...attempt, reference: null });
    expect(found).toMatchObject({ outcome: 'paid', reference: id });
  });

  it('is pending where no link was ever opened', async () => {
    expect(await shop.gateway.lookUp(samplePayment())).toMatchObject({ outcome: 'pending' });
  });

  it('does not take another payment’s link for an answer', async () => {
    const { id } = await opened();
    shop.standIn.pay(id);
    const other = samplePayment({ txnid: 'VN2', reference: id });
    await expect(shop.gateway.lookUp(other)).rejects.toMatchObject({ kind: 'nonsense' });
  });

  it('with a wrong key is refused, and the key is in no message', async () => {
    const wrong = razorpay({
      ...shop.standIn.options,
      clock: shop.clock,
      keySecret: 'another key',
    });
    const asked = wrong.lookUp(samplePayment());
    await expect(asked).rejects.toMatchObject({ kind: 'refused' });
    await expect(asked).rejects.not.toThrow(/another key/);
  });
});

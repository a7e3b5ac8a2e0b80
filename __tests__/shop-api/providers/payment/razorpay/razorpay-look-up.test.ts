import { describe, expect, test } from '@jest/globals';
import { razorpayShop } from '@/__tests__/support/razorpay-shop';
import { samplePayment } from '@/__tests__/support/sample-payment';
import { razorpay } from '@/shop-api/providers/payment/razorpay/razorpay';

const shop = razorpayShop();
const { opened } = shop;

describe('a look-up at Razorpay', () => {
  test('answers pending while the link is open, also after a failed payment', async () => {
    const { attempt, id } = await opened();
    expect(await shop.gateway.lookUp(attempt)).toMatchObject({ outcome: 'pending', reference: id });
    shop.standIn.fail(id);
    expect(await shop.gateway.lookUp(attempt)).toMatchObject({
      outcome: 'pending',
      paymentId: null,
    });
  });

  test('returns the successful payment, not the failed one before it', async () => {
    const { attempt, id } = await opened();
    shop.standIn.fail(id);
    shop.standIn.pay(id);
    expect(await shop.gateway.lookUp(attempt)).toMatchObject({
      outcome: 'paid',
      paymentId: `pay_${id}_2`,
      amountPaise: 1_234_50,
    });
  });

  test('finds the link by the txnid when its id was lost', async () => {
    const { attempt, id } = await opened();
    shop.standIn.pay(id);
    const found = await shop.gateway.lookUp({ ...attempt, reference: null });
    expect(found).toMatchObject({ outcome: 'paid', reference: id });
  });

  test('answers pending when no link was created', async () => {
    expect(await shop.gateway.lookUp(samplePayment())).toMatchObject({ outcome: 'pending' });
  });

  test('does not accept the link of another payment', async () => {
    const { id } = await opened();
    shop.standIn.pay(id);
    const other = samplePayment({ txnid: 'VN2', reference: id });
    await expect(shop.gateway.lookUp(other)).rejects.toMatchObject({ kind: 'nonsense' });
  });

  test('with a wrong key is refused, without the key in the error', async () => {
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

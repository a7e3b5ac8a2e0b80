import { describe, expect, test } from '@jest/globals';
import { payuShop } from '@/__tests__/support/payu-shop';
import { samplePayment } from '@/__tests__/support/sample-payment';
import { payu } from '@/shop-api/providers/payment/payu/payu';

const shop = payuShop();
const { standIn, entered } = shop;

describe('a look-up at PayU', () => {
  test('sends the txnid', async () => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, 'success');
    const event = await shop.gateway.lookUp(attempt);
    expect(event).toMatchObject({ outcome: 'paid', amountPaise: 1_234_50, txnid: attempt.txnid });
    expect(event.paymentId).toMatch(/^40399371552/);
    expect(event.fields.mihpayid).toBe(event.paymentId);
    expect(JSON.stringify(event)).not.toContain('512345');
    expect(shop.gateway.differences(attempt, event)).toEqual([]);
  });

  test.each([
    ['failure', 'failed'],
    ['pending', 'pending'],
  ] as const)('maps %s to %s', async (status, outcome) => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, status);
    expect((await shop.gateway.lookUp(attempt)).outcome).toBe(outcome);
  });

  test('answers pending for a payment that was never started', async () => {
    for (const txnid of ['VNnever', 'constructor']) {
      const event = await shop.gateway.lookUp(samplePayment({ txnid }));
      expect(event).toMatchObject({ outcome: 'pending', paymentId: null, amountPaise: null });
    }
  });

  test('with a wrong salt is refused, without the salt in the error', async () => {
    const wrong = payu({ ...standIn.options, salt: 'another salt' });
    const asked = wrong.lookUp(samplePayment());
    await expect(asked).rejects.toMatchObject({ name: 'GatewayError', kind: 'refused' });
    await expect(asked).rejects.not.toThrow(/another salt/);
  });

  test('reads compressed answers', async () => {
    const attempt = await entered();
    standIn.http.gzip = true;
    const event = await shop.gateway.lookUp(attempt).finally(() => {
      standIn.http.gzip = false;
    });
    expect(event.txnid).toBe(attempt.txnid);
  });
});

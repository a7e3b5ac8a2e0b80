import { describe, expect, it } from '@jest/globals';
import { payu } from '@/shop-api/providers/payment/payu';
import { payuShop } from '../../../support/payu-shop';
import { samplePayment } from '../../../support/sample-payment';

const shop = payuShop();
const { standIn, entered } = shop;

describe('asking PayU', () => {
  it('names the payment', async () => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, 'success');
    const event = await shop.gateway.lookUp(attempt);
    expect(event).toMatchObject({ outcome: 'paid', amountPaise: 1_234_50, txnid: attempt.txnid });
    expect(event.paymentId).toMatch(/^40399371552/);
    expect(event.fields.mihpayid).toBe(event.paymentId);
    expect(JSON.stringify(event)).not.toContain('512345');
    expect(shop.gateway.differences(attempt, event)).toEqual([]);
  });

  it.each([
    ['failure', 'failed'],
    ['pending', 'pending'],
  ] as const)('a %s is %s', async (status, outcome) => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, status);
    expect((await shop.gateway.lookUp(attempt)).outcome).toBe(outcome);
  });

  it('a payment that was never started is pending', async () => {
    for (const txnid of ['VNnever', 'constructor']) {
      const event = await shop.gateway.lookUp(samplePayment({ txnid }));
      expect(event).toMatchObject({ outcome: 'pending', paymentId: null, amountPaise: null });
    }
  });

  it('with a wrong salt is refused, and the salt is in no message', async () => {
    const wrong = payu({ ...standIn.options, salt: 'another salt' });
    const asked = wrong.lookUp(samplePayment());
    await expect(asked).rejects.toMatchObject({ name: 'GatewayError', kind: 'refused' });
    await expect(asked).rejects.not.toThrow(/another salt/);
  });

  it('understands packed answers', async () => {
    const attempt = await entered();
    standIn.http.gzip = true;
    const event = await shop.gateway.lookUp(attempt).finally(() => {
      standIn.http.gzip = false;
    });
    expect(event.txnid).toBe(attempt.txnid);
  });
});

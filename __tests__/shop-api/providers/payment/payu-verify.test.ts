import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payu } from '@/shop-api/providers/payment/payu';
import { PayuStandIn } from '../../../support/payu-stand-in';
import { samplePayment } from '../../../support/sample-payment';

const standIn = new PayuStandIn();
let gateway: ReturnType<typeof payu>;
let made = 0;

beforeAll(async () => {
  await standIn.http.open();
  gateway = payu(standIn.options);
});
afterAll(() => standIn.http.close());

/** A payment whose form the shopper has sent to PayU. */
async function entered() {
  made += 1;
  const attempt = samplePayment({ txnid: `VN${made}` });
  expect(await standIn.enter(await gateway.createLink(attempt))).toBe(200);
  return attempt;
}

describe('asking PayU', () => {
  it('names the payment', async () => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, 'success');
    const event = await gateway.lookUp(attempt);
    expect(event).toMatchObject({ outcome: 'paid', amountPaise: 1_234_50, txnid: attempt.txnid });
    expect(event.paymentId).toMatch(/^40399371552/);
    expect(event.fields.mihpayid).toBe(event.paymentId);
    expect(JSON.stringify(event)).not.toContain('512345');
    expect(gateway.differences(attempt, event)).toEqual([]);
  });

  it.each([
    ['failure', 'failed'],
    ['pending', 'pending'],
  ] as const)('a %s is %s', async (status, outcome) => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, status);
    expect((await gateway.lookUp(attempt)).outcome).toBe(outcome);
  });

  it('a payment that was never started is pending', async () => {
    for (const txnid of ['VNnever', 'constructor']) {
      const event = await gateway.lookUp(samplePayment({ txnid }));
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
    const event = await gateway.lookUp(attempt).finally(() => {
      standIn.http.gzip = false;
    });
    expect(event.txnid).toBe(attempt.txnid);
  });
});

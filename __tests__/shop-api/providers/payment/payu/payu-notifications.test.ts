import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliver, GatewayStandIn } from '@/__tests__/support/gateway-stand-in';
import { PayuStandIn } from '@/__tests__/support/payu-stand-in';
import { samplePayment } from '@/__tests__/support/sample-payment';
import { payu } from '@/shop-api/providers/payment/payu/payu';

const standIn = new PayuStandIn();
/** The shop's webhook URL: it records every request. */
const shop = new GatewayStandIn(() => ({ body: 'OK' }));
const attempt = samplePayment();

beforeAll(async () => {
  await standIn.http.open();
  await shop.open();
  await standIn.enter(await payu(standIn.options).createLink(attempt));
});
beforeEach(() => {
  shop.requests.length = 0;
});
afterAll(() => {
  standIn.http.close();
  shop.close();
});

const send = (news: ReturnType<typeof standIn.callback>) => deliver(`${shop.origin}/news`, news);

/** The shop's readings of all received webhooks, in order of arrival. */
const arrived = () =>
  shop.requests.map(({ headers, body }) =>
    payu(standIn.options).readCallback({
      headers: new Headers({ 'Content-Type': String(headers['content-type']) }),
      query: '',
      bytes: new TextEncoder().encode(body),
    }),
  );

test('a repeated webhook is read the same twice', async () => {
  standIn.finish(attempt.txnid, 'success');
  const news = standIn.callback(attempt.txnid);
  expect([await send(news), await send(news)]).toEqual([200, 200]);
  const [first, second] = arrived();
  expect(first).toMatchObject({ event: { outcome: 'paid' } });
  expect(second).toEqual(first);
});

test('a webhook out of order has the status at the time of its signature', async () => {
  standIn.finish(attempt.txnid, 'failure');
  const failure = standIn.callback(attempt.txnid);
  standIn.finish(attempt.txnid, 'success');
  await send(standIn.callback(attempt.txnid));
  await send(failure);
  expect(arrived()).toMatchObject([
    { event: { outcome: 'paid' } },
    { event: { outcome: 'failed' } },
  ]);
});

test('webhooks with a wrong hash and with a wrong amount are distinguished', async () => {
  await send(standIn.callback(attempt.txnid, { hash: '0'.repeat(128) }));
  await send(standIn.callback(attempt.txnid, { amount: '1.00' }));
  const [forged, cheap] = arrived();
  expect(forged).toEqual({ kind: 'refused', why: 'wrong_signature' });
  expect(cheap).toMatchObject({ event: { outcome: 'paid', amountPaise: 1_00 } });
});

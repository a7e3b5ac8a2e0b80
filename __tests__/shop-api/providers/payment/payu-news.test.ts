import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { payu } from '@/shop-api/providers/payment/payu';
import { deliver, GatewayStandIn } from '../../../support/gateway-stand-in';
import { PayuStandIn } from '../../../support/payu-stand-in';
import { samplePayment } from '../../../support/sample-payment';

const standIn = new PayuStandIn();
/** The shop's address for news: it keeps what arrives. */
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

/** What the shop reads of everything that has arrived, in the order of its arrival. */
const arrived = () =>
  shop.requests.map(({ headers, body }) =>
    payu(standIn.options).readCallback({
      headers: new Headers({ 'Content-Type': String(headers['content-type']) }),
      query: '',
      bytes: new TextEncoder().encode(body),
    }),
  );

it('news that comes twice says the same twice', async () => {
  standIn.finish(attempt.txnid, 'success');
  const news = standIn.callback(attempt.txnid);
  expect([await send(news), await send(news)]).toEqual([200, 200]);
  const [first, second] = arrived();
  expect(first).toMatchObject({ event: { outcome: 'paid' } });
  expect(second).toEqual(first);
});

it('news out of order says what was true when it was signed', async () => {
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

it('news with a wrong hash or amount is told apart', async () => {
  await send(standIn.callback(attempt.txnid, { hash: '0'.repeat(128) }));
  await send(standIn.callback(attempt.txnid, { amount: '1.00' }));
  const [forged, cheap] = arrived();
  expect(forged).toEqual({ kind: 'refused', why: 'wrong_signature' });
  expect(cheap).toMatchObject({ event: { outcome: 'paid', amountPaise: 1_00 } });
});

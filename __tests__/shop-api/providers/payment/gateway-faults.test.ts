import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { FaultName } from '@/__tests__/support/gateway-stand-in';
import { PayuStandIn } from '@/__tests__/support/payu-stand-in';
import { RazorpayStandIn } from '@/__tests__/support/razorpay-stand-in';
import { samplePayment } from '@/__tests__/support/sample-payment';
import { FixedClock } from '@/shop-api/providers/clock';
import type { GatewayProblem } from '@/shop-api/providers/payment/payment-gateway';
import { payu } from '@/shop-api/providers/payment/payu/payu';
import { razorpay } from '@/shop-api/providers/payment/razorpay/razorpay';

const ENOUGH_MS = 2_000;
const SHORT_MS = 150;
/** Faults that last until the time limit. */
const ENDLESS = ['hang', 'drip'];
const clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
const payuServer = new PayuStandIn();
const razorpayServer = new RazorpayStandIn(() => clock.now());

beforeAll(() => Promise.all([payuServer.http.open(), razorpayServer.http.open()]));
afterEach(() => {
  payuServer.http.fault = null;
  razorpayServer.http.fault = null;
});
afterAll(() => {
  payuServer.http.close();
  razorpayServer.http.close();
});

const askPayu = (timeLimitMs: number) => payu({ ...payuServer.options, timeLimitMs });
const askRazorpay = (timeLimitMs: number) =>
  razorpay({ ...razorpayServer.options, clock, timeLimitMs });

/** Every gateway call that uses the network. */
const CALLS = {
  'asking PayU': (limit: number) => askPayu(limit).lookUp(samplePayment()),
  'opening a link of Razorpay': (limit: number) => askRazorpay(limit).createLink(samplePayment()),
  'asking Razorpay by link': (limit: number) =>
    askRazorpay(limit).lookUp(samplePayment({ reference: 'plink_1' })),
  'asking Razorpay by txnid': (limit: number) => askRazorpay(limit).lookUp(samplePayment()),
};

const ENDS: Record<FaultName, GatewayProblem> = {
  ...{ cut: 'unavailable', half: 'unavailable', hang: 'unavailable', drip: 'unavailable' },
  ...{ error: 'unavailable', away: 'unavailable', limited: 'unavailable' },
  ...{ redirect: 'nonsense', garbage: 'nonsense', empty: 'nonsense', list: 'nonsense' },
  ...{
    otherShape: 'nonsense',
    huge: 'nonsense',
    flood: 'nonsense',
    bomb: 'nonsense',
    brokenGzip: 'nonsense',
  },
  ...{ brotli: 'nonsense', forbidden: 'refused' },
};

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test.each(Object.entries(ENDS) as [FaultName, GatewayProblem][])(
    'with the fault "%s" ends as %s',
    async (fault, kind) => {
      payuServer.http.fault = fault;
      razorpayServer.http.fault = fault;
      const started = performance.now();
      const error = await call(ENDLESS.includes(fault) ? SHORT_MS : ENOUGH_MS).then(
        () => undefined,
        (thrown) => thrown,
      );
      expect(error).toMatchObject({ name: 'GatewayError', kind });
      expect(error.message).not.toMatch(/[\n\r]|secret|salt|VN01K0/);
      expect(performance.now() - started).toBeLessThan(ENOUGH_MS);
    },
  );
});

test('a closed port counts as no answer', async () => {
  const gone = payu({ ...payuServer.options, serviceUrl: 'http://127.0.0.1:1/service' });
  await expect(gone.lookUp(samplePayment())).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a redirect is never followed', async () => {
  payuServer.http.fault = 'redirect';
  payuServer.http.requests.length = 0;
  await expect(askPayu(ENOUGH_MS).lookUp(samplePayment())).rejects.toThrow(/was redirected/);
  expect(payuServer.http.requests).toHaveLength(1);
});

test('calls request gzip or no compression', async () => {
  await askPayu(ENOUGH_MS).lookUp(samplePayment());
  const headers = payuServer.http.requests.at(-1)?.headers;
  expect(headers?.['accept-encoding']).toBe('gzip, identity');
});

test('a call is aborted after 5 seconds by default', async () => {
  payuServer.http.fault = 'hang';
  const { timeLimitMs: _given, ...options } = payuServer.options;
  const started = performance.now();
  await expect(payu(options).lookUp(samplePayment())).rejects.toMatchObject({
    kind: 'unavailable',
  });
  const seconds = (performance.now() - started) / 1000;
  expect(seconds).toBeGreaterThan(4.9);
  expect(seconds).toBeLessThan(6);
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { formRequest, openDemoGateway } from '@/__tests__/support/open-demo-gateway';
import { samplePayment } from '@/__tests__/support/sample-payment';
import { keysFrom } from '@/shop-api/providers/keys';
import { demoGateway } from '@/shop-api/providers/payment/demo/demo-gateway';
import type { DemoEnding } from '@/shop-api/providers/payment/demo/endings';
import type { PaymentAttempt } from '@/shop-api/providers/payment/payment-gateway';

const attempt = samplePayment();
const PAID = { outcome: 'paid', amountPaise: 1_234_50, paymentId: `demo${attempt.txnid}` };

let demo: Awaited<ReturnType<typeof openDemoGateway>>;

beforeEach(async () => {
  demo = await openDemoGateway();
});
afterEach(() => demo.shop.close());

async function opened(asked: PaymentAttempt = attempt) {
  const { url } = await demo.gateway.createLink(asked);
  const payment = demo.gateway.openLink(asked.txnid, new URL(url).search.slice(1));
  if (!payment) throw new Error('the link does not open');
  return payment;
}

/** Plays an ending and returns the browser's callback, the webhooks and the look-up. */
async function play(ending: DemoEnding) {
  const back = await demo.gateway.play(await opened(), { ending, mode: 'upi' });
  await demo.gateway.webhooksSettled();
  return {
    brought: back && demo.gateway.readCallback(formRequest(back.fields)),
    told: demo.shop.requests.map(({ body }) => demo.gateway.readCallback(formRequest(body))),
    asked: await demo.gateway.lookUp(attempt),
  };
}

describe('a link of the demo gateway', () => {
  test('contains the requested payment', async () => {
    expect(await opened()).toEqual({
      txnid: attempt.txnid,
      amountPaise: 1_234_50,
      product: 'Order 1042',
      returnUrl: attempt.returnUrl,
      expiresAt: attempt.expiresAt,
    });
  });

  test('opens with any product name', async () => {
    const product = '"><script>|&=%00\ud800 घी';
    expect((await opened(samplePayment({ product }))).product).toBe(product.toWellFormed());
  });

  test.each(['amount', 'product', 'until', 'return', 'signature'])(
    'does not open with its %s changed, missing or twice',
    async (name) => {
      const { search } = new URL((await demo.gateway.createLink(attempt)).url);
      const [changed, missing, twice] = [1, 2, 3].map(() => new URLSearchParams(search));
      changed?.set(name, `${changed.get(name)}0`);
      missing?.delete(name);
      twice?.append(name, twice.get(name) ?? '');
      for (const query of [changed, missing, twice]) {
        expect(demo.gateway.openLink(attempt.txnid, `${query}`)).toBe(undefined);
      }
    },
  );

  test('does not open for another payment, nor at another shop', async () => {
    const { search } = new URL((await demo.gateway.createLink(attempt)).url);
    expect(demo.gateway.openLink('VN2', search.slice(1))).toBe(undefined);
    const keys = keysFrom('a secret of another shop altogether');
    const other = demoGateway({ ...demo.options, keys });
    expect(other.openLink(attempt.txnid, search.slice(1))).toBe(undefined);
  });
});

describe('an ending', () => {
  test('"pay" is reported by return, webhook and look-up', async () => {
    const { brought, told, asked } = await play('pay');
    expect(brought).toMatchObject({ event: PAID });
    expect(told).toEqual([brought]);
    expect(asked).toMatchObject(PAID);
    expect(demo.gateway.differences(attempt, asked)).toEqual([]);
  });

  test('"fail" is reported as a failure everywhere, and can be retried', async () => {
    const { brought, told, asked } = await play('fail');
    expect(brought).toMatchObject({ event: { outcome: 'failed', paymentId: null } });
    expect(told).toEqual([brought]);
    expect(asked.outcome).toBe('failed');
    expect((await play('pay')).asked).toMatchObject(PAID);
  });

  test('"late" is pending until the webhook comes 5 seconds later', async () => {
    const { brought, told, asked } = await play('late');
    expect(brought).toMatchObject({ event: { outcome: 'pending', paymentId: null } });
    expect(told).toMatchObject([{ event: PAID }]);
    expect(demo.waits).toEqual([5_000]);
    expect(asked).toMatchObject({ outcome: 'pending', paymentId: null });
    demo.clock.advance(5_000);
    expect(await demo.gateway.lookUp(attempt)).toMatchObject(PAID);
  });

  test('"twice" sends two webhooks and returns with the first payment', async () => {
    const { brought, told, asked } = await play('twice');
    expect(brought).toMatchObject({ event: PAID });
    const again = { ...PAID, paymentId: `${PAID.paymentId}again` };
    const ids = told.map((one) => (one.kind === 'event' ? one.event.paymentId : null));
    expect(ids.toSorted()).toEqual([PAID.paymentId, again.paymentId]);
    expect(asked).toMatchObject(PAID);
  });

  test('"wrong_amount" has a valid signature and is ₹1 short', async () => {
    const { brought, told, asked } = await play('wrong_amount');
    expect(brought).toMatchObject({ event: { outcome: 'paid', amountPaise: 1_233_50 } });
    expect(told).toEqual([brought]);
    expect(demo.gateway.differences(attempt, asked)).toEqual(['amount']);
  });

  test('"wrong_signature" returns with a forged payment that was not made', async () => {
    const { brought, told, asked } = await play('wrong_signature');
    expect(brought).toEqual({ kind: 'refused', why: 'wrong_signature' });
    expect(told).toEqual([]);
    expect(asked.outcome).toBe('pending');
  });

  test('"silence" is reported by look-up only', async () => {
    const { brought, told, asked } = await play('silence');
    expect([brought, told]).toEqual([null, []]);
    expect(asked).toMatchObject(PAID);
  });

  test('"close" reports nothing', async () => {
    const { brought, told, asked } = await play('close');
    expect([brought, told]).toEqual([null, []]);
    expect(asked).toMatchObject({ outcome: 'pending', amountPaise: null });
  });

  test('does not revert a payment', async () => {
    await play('pay');
    const { brought, asked } = await play('fail');
    expect(brought).toMatchObject({ event: PAID });
    expect(asked).toMatchObject(PAID);
    expect(demo.shop.requests).toHaveLength(1);
  });

  test('makes one payment when its button is pressed twice', async () => {
    const payment = await opened();
    const press = () => demo.gateway.play(payment, { ending: 'pay', mode: 'card' });
    const [first, second] = await Promise.all([press(), press()]);
    expect(second).toEqual(first);
  });

  test('is still known after a restart', async () => {
    await play('silence');
    expect(await demoGateway(demo.options).lookUp(attempt)).toMatchObject(PAID);
  });
});

describe('a callback of the demo gateway', () => {
  test('is refused with any field changed, missing, empty or twice', async () => {
    const back = await demo.gateway.play(await opened(), { ending: 'fail', mode: 'upi' });
    const names = Object.keys(back?.fields ?? {});
    expect(names).toHaveLength(7);
    for (const name of names) {
      const value = back?.fields[name] ?? '';
      for (const put of [`${value}0`, 'paid', '1.00', `${value} `]) {
        const forged = formRequest({ ...back?.fields, [name]: put });
        expect(demo.gateway.readCallback(forged).kind).toBe('refused');
      }
      const twice = new URLSearchParams(back?.fields);
      twice.append(name, value);
      expect(demo.gateway.readCallback(formRequest(`${twice}`)).kind).toBe('refused');
    }
    for (const name of names.filter((one) => back?.fields[one] !== '')) {
      const { [name]: _gone, ...rest } = back?.fields ?? {};
      expect(demo.gateway.readCallback(formRequest(rest)).kind).toBe('refused');
      expect(demo.gateway.readCallback(formRequest({ ...rest, [name]: '' })).kind).toBe('refused');
    }
  });

  test('is retried while the shop does not accept it, and then given up', async () => {
    demo.shop.fault = 'away';
    await play('pay');
    expect(demo.shop.requests).toHaveLength(5);
    expect(demo.waits).toEqual([0, 1_000, 4_000, 15_000, 60_000]);
  });
});

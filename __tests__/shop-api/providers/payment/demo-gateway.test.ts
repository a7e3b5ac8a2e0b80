import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keysFrom } from '@/shop-api/providers/keys/keys';
import type { DemoEnding } from '@/shop-api/providers/payment/demo-endings';
import { demoGateway } from '@/shop-api/providers/payment/demo-gateway';
import type { PaymentAttempt } from '@/shop-api/providers/payment/payment';
import { formRequest, openDemoGateway } from '../../../support/open-demo-gateway';
import { samplePayment } from '../../../support/sample-payment';

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

/** Plays an ending: what the browser brings, what webhooks say, what the gateway says when asked. */
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
  it('holds what is asked for', async () => {
    expect(await opened()).toEqual({
      txnid: attempt.txnid,
      amountPaise: 1_234_50,
      product: 'Order 1042',
      returnUrl: attempt.returnUrl,
      expiresAt: attempt.expiresAt,
    });
  });

  it('opens with any product name', async () => {
    const product = '"><script>|&=%00\ud800 घी';
    expect((await opened(samplePayment({ product }))).product).toBe(product.toWellFormed());
  });

  it.each(['amount', 'product', 'until', 'return', 'signature'])(
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

  it('does not open for another payment, nor at another shop', async () => {
    const { search } = new URL((await demo.gateway.createLink(attempt)).url);
    expect(demo.gateway.openLink('VN2', search.slice(1))).toBe(undefined);
    const keys = keysFrom('a secret of another shop altogether');
    const other = demoGateway({ ...demo.options, keys });
    expect(other.openLink(attempt.txnid, search.slice(1))).toBe(undefined);
  });
});

describe('an ending', () => {
  it('"pay" is brought back, told and known', async () => {
    const { brought, told, asked } = await play('pay');
    expect(brought).toMatchObject({ event: PAID });
    expect(told).toEqual([brought]);
    expect(asked).toMatchObject(PAID);
    expect(demo.gateway.differences(attempt, asked)).toEqual([]);
  });

  it('"fail" is a failure everywhere, and may be tried again', async () => {
    const { brought, told, asked } = await play('fail');
    expect(brought).toMatchObject({ event: { outcome: 'failed', paymentId: null } });
    expect(told).toEqual([brought]);
    expect(asked.outcome).toBe('failed');
    expect((await play('pay')).asked).toMatchObject(PAID);
  });

  it('"late" is pending until the webhook comes 5 seconds later', async () => {
    const { brought, told, asked } = await play('late');
    expect(brought).toMatchObject({ event: { outcome: 'pending', paymentId: null } });
    expect(told).toMatchObject([{ event: PAID }]);
    expect(demo.waits).toEqual([5_000]);
    expect(asked).toMatchObject({ outcome: 'pending', paymentId: null });
    demo.clock.advance(5_000);
    expect(await demo.gateway.lookUp(attempt)).toMatchObject(PAID);
  });

  it('"twice" tells of two payments and brings back the first', async () => {
    const { brought, told, asked } = await play('twice');
    expect(brought).toMatchObject({ event: PAID });
    const again = { ...PAID, paymentId: `${PAID.paymentId}again` };
    const ids = told.map((one) => (one.kind === 'event' ? one.event.paymentId : null));
    expect(ids.toSorted()).toEqual([PAID.paymentId, again.paymentId]);
    expect(asked).toMatchObject(PAID);
  });

  it('"wrong_amount" is well signed and one rupee short', async () => {
    const { brought, told, asked } = await play('wrong_amount');
    expect(brought).toMatchObject({ event: { outcome: 'paid', amountPaise: 1_233_50 } });
    expect(told).toEqual([brought]);
    expect(demo.gateway.differences(attempt, asked)).toEqual(['amount']);
  });

  it('"wrong_signature" brings a forgery of what never happened', async () => {
    const { brought, told, asked } = await play('wrong_signature');
    expect(brought).toEqual({ kind: 'refused', why: 'wrong_signature' });
    expect(told).toEqual([]);
    expect(asked.outcome).toBe('pending');
  });

  it('"silence" is known only to those who ask', async () => {
    const { brought, told, asked } = await play('silence');
    expect([brought, told]).toEqual([null, []]);
    expect(asked).toMatchObject(PAID);
  });

  it('"close" changes nothing', async () => {
    const { brought, told, asked } = await play('close');
    expect([brought, told]).toEqual([null, []]);
    expect(asked).toMatchObject({ outcome: 'pending', amountPaise: null });
  });

  it('does not undo a payment', async () => {
    await play('pay');
    const { brought, asked } = await play('fail');
    expect(brought).toMatchObject({ event: PAID });
    expect(asked).toMatchObject(PAID);
    expect(demo.shop.requests).toHaveLength(1);
  });

  it('is one payment when its button is pressed twice', async () => {
    const payment = await opened();
    const press = () => demo.gateway.play(payment, { ending: 'pay', mode: 'card' });
    const [first, second] = await Promise.all([press(), press()]);
    expect(second).toEqual(first);
  });

  it('is remembered after a restart', async () => {
    await play('silence');
    expect(await demoGateway(demo.options).lookUp(attempt)).toMatchObject(PAID);
  });
});

describe('news of the demo gateway', () => {
  it('is refused with any field changed, missing, empty or twice', async () => {
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

  it('is repeated while the shop does not take it, and then given up', async () => {
    demo.shop.fault = 'away';
    await play('pay');
    expect(demo.shop.requests).toHaveLength(5);
    expect(demo.waits).toEqual([0, 1_000, 4_000, 15_000, 60_000]);
  });
});

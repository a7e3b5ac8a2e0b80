import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyer, fillCart, paymentBody } from '@/__tests__/support/buyer';
import { onEachApp } from '@/__tests__/support/test-app';
import { PAYU, testDeps } from '@/__tests__/support/test-deps';
import { toForm } from '@/__tests__/support/to-form';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import type { Context } from '@/shop-api/domain/kernel/context';
import { lookUpPayments } from '@/shop-api/domain/payments/look-up-payments';
import { HOLD_MS } from '@/shop-api/domain/payments/payment';
import { gatewaysOf } from '@/shop-api/gateways';
import {
  GatewayError,
  type PaymentAttempt,
  type PaymentEvent,
  type PaymentGateway,
} from '@/shop-api/providers/payment/payment-gateway';
import { payu } from '@/shop-api/providers/payment/payu/payu';

const COFFEE = 1001;
const MINUTE = 60_000;

onEachApp((app) => {
  let ctx: Context;
  let txnid: string;
  let asked: number;
  let answer: (attempt: PaymentAttempt) => Promise<PaymentEvent>;

  beforeEach(async () => {
    await app.db.update(payments).set({ lookUpAt: null });
    await app.db.update(orders).set({ state: 'delivered', holdUntil: null });
    asked = 0;
    answer = async (attempt) => news(attempt, 'pending');
    const deps = testDeps({ db: app.db, clock: app.clock });
    const lookUp = (attempt: PaymentAttempt) => {
      asked += 1;
      return answer(attempt);
    };
    const gateway: PaymentGateway = { ...payu(PAYU), lookUp };
    const gateways = gatewaysOf([gateway]);
    ctx = { ...deps, gateways, who: { kind: 'nobody' }, address: 'unknown' };
    const asha = await buyer(app);
    await fillCart(app, asha, { [COFFEE]: 1 });
    const body = toForm(await paymentBody(app, asha));
    const opened = await app.call('POST /get-order-payment-link/', { who: asha.who, body });
    txnid = opened.body.txn_id;
    await app.call(`POST /payments/${txnid}/start/`, { body: {} });
  });

  test('a payment that was paid meanwhile is not looked up for ever', async () => {
    const isIt = eq(payments.txnid, txnid);
    const created = { createdAt: new Date(app.clock.now().getTime() - 3 * 86_400_000) };
    await app.db
      .update(payments)
      .set({ ...created, state: 'paid', lookUpAt: app.clock.now() })
      .where(isIt);
    answer = async (attempt) => news(attempt, 'paid');
    await lookUpPayments({ ctx });
    const [row] = await app.db.select().from(payments).where(isIt);
    expect([row?.state, row?.lookUpAt]).toEqual(['paid', null]);
  });

  function news(attempt: PaymentAttempt, outcome: PaymentEvent['outcome']): PaymentEvent {
    const { amountPaise, currency, reference } = attempt;
    const facts = {
      txnid: attempt.txnid,
      currency,
      reference,
      paymentId: `${txnid} 1`,
      fields: {},
    };
    return { ...facts, outcome, amountPaise } as PaymentEvent;
  }
  const state = async () =>
    (await app.db.select().from(payments).where(eq(payments.txnid, txnid)))[0]?.state;
  const later = (milliseconds: number) => {
    app.clock.advance(milliseconds);
    return lookUpPayments({ ctx });
  };

  test('asks the gateway two minutes after the shopper left, not before', async () => {
    expect([await later(2 * MINUTE - 1), asked]).toEqual([0, 0]);
    expect([await later(1), asked]).toEqual([1, 1]);
  });

  test('finds a payment that was not reported', async () => {
    answer = async (attempt) => news(attempt, 'paid');
    await later(2 * MINUTE);
    expect(await state()).toBe('paid');
    await later(72 * 60 * MINUTE);
    expect(asked).toBe(1);
  });

  test('asks once when several processes ask at the same time', async () => {
    app.clock.advance(2 * MINUTE);
    const rounds = await Promise.all([1, 2, 3].map(() => lookUpPayments({ ctx })));
    expect([rounds.sort(), asked]).toEqual([[0, 0, 1], 1]);
  });

  test('asks again after a gateway that does not answer', async () => {
    answer = async () => {
      throw new GatewayError('unavailable', 'no answer');
    };
    await later(2 * MINUTE);
    answer = async (attempt) => news(attempt, 'paid');
    expect(await later(3 * MINUTE)).toBe(1);
    expect(await state()).toBe('paid');
  });

  test('asks within three minutes of the end of an outage of any length', async () => {
    answer = async () => {
      throw new GatewayError('unavailable', 'no answer');
    };
    for (let times = 0; times < 20; times++) await later(30 * MINUTE);
    answer = async (attempt) => news(attempt, 'paid');
    await later(3 * MINUTE);
    expect(await state()).toBe('paid');
  });

  test('asks often while the goods are held, the last time just before their release', async () => {
    const minutes: number[] = [];
    for (let minute = 1; minute * MINUTE <= HOLD_MS; minute++) {
      if ((await later(MINUTE)) > 0) minutes.push(minute);
    }
    expect(minutes).toEqual([2, 5, 10, 15, 20, 25, 30, 35, 40, 44]);
  });

  test('gives up after two days, with growing intervals', async () => {
    for (let hours = 0; hours < 60; hours++) await later(60 * MINUTE);
    expect(await state()).toBe('expired');
    expect(asked).toBeLessThan(25);
    const before = asked;
    await later(24 * 60 * MINUTE);
    expect(asked).toBe(before);
  });
});

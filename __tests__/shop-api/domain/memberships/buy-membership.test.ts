import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  applyPaymentEvent,
  askFor,
  buyMembership,
  newMembershipTxnid,
  paymentEventFor,
  paymentOf,
} from '@/__tests__/support/buy-membership';
import { newCustomer } from '@/__tests__/support/new-customer';
import { reasonOf } from '@/__tests__/support/reason-of';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { membershipApiMessages } from '@/contract/messages/memberships';
import { memberships } from '@/shop-api/db/schema/memberships';
import { payments } from '@/shop-api/db/schema/payments';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';

const MINUTE = 60_000;
const PHONE = '+919811113333';
const REPORTS = size({ quick: 20, heavy: 100 });

onEachApp((app) => {
  let who = {};
  let id = 0;

  beforeEach(async () => {
    ({ id } = await newCustomer(app.db, { phone: PHONE }));
    who = await app.customer(id);
  });

  const poll = async (purchase: string, whose = who) =>
    (await app.call(`GET /user/get-subscription-payment/${purchase}/`, { who: whose })).body;
  const isElite = async () =>
    (await app.call('GET /user/elite_check/', { who })).body.is_sose_elite_user;
  const terms = () => app.db.select().from(memberships).where(eq(memberships.customerId, id));
  const ownPayments = () => app.db.select().from(payments).where(eq(payments.customerId, id));
  const _firstPayment = async () => {
    const [payment] = await ownPayments();
    if (!payment) throw new Error('No payment was opened');
    return payment;
  };
  const owed = async () => {
    const own = (await ownPayments()).map(({ txnid }) => txnid);
    const all = await app.db.select().from(refundsDue);
    return all.filter(({ paymentKey }) => own.some((txnid) => paymentKey.includes(txnid)));
  };

  test('shows the price of each plan to every caller', async () => {
    expect((await app.call('GET /elite-plans/')).body.data).toEqual([
      { plan: 'monthly', name: 'One month', price: 99, months: 1 },
      { plan: 'yearly', name: 'One year', price: 999, months: 12 },
    ]);
  });

  test('asks the gateway for the price of the plan, ignoring amounts in the request', async () => {
    const body = { txnid: newMembershipTxnid(), plan: 'yearly', amount: 1, price: 1 };
    await app.call('POST /get-subscription-payment-link/', { who, body });
    expect(await paymentOf(app, who, body.txnid)).toMatchObject({
      amountPaise: 99_900,
      product: 'Vanya Elite, one year',
      payerPhone: PHONE,
    });
  });

  test('sells a month when the request names no plan', async () => {
    const txnid = newMembershipTxnid();
    await app.call('POST /get-subscription-payment-link/', { who, body: { txnid } });
    expect(await paymentOf(app, who, txnid)).toMatchObject({ amountPaise: 9900 });
  });

  test('makes a customer who has paid a member, and the poll shows it at once', async () => {
    const purchase = newMembershipTxnid();
    await askFor(app, who, purchase);
    expect(await poll(purchase)).toEqual({ status: false, state: 'waiting' });
    expect(await isElite()).toBe(false);
    const payment = await paymentOf(app, who, purchase);
    await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid'));
    expect(await poll(purchase)).toEqual({ status: true, state: 'paid' });
    expect(await isElite()).toBe(true);
  });

  test('opens one payment when one purchase is requested twenty times at once', async () => {
    const purchase = newMembershipTxnid();
    const answers = await Promise.all(Array.from({ length: 20 }, () => askFor(app, who, purchase)));
    expect(new Set(answers.map(({ body }) => body.payment_url)).size).toBe(1);
    expect([(await terms()).length, (await poll(purchase)).state]).toEqual([1, 'waiting']);
  });

  test('never shows the purchase of another customer, who may use the same id', async () => {
    const purchase = newMembershipTxnid();
    const other = await app.customer((await newCustomer(app.db, { phone: PHONE })).id);
    await buyMembership(app, other, 'monthly', purchase);
    expect(await poll(purchase)).toMatchObject({ code: 'not_found' });
    await askFor(app, who, purchase);
    expect(await poll(purchase)).toMatchObject({ status: false });
    expect(await isElite()).toBe(false);
  });

  test('refuses another plan under the id of a purchase, and a purchase that is paid', async () => {
    const purchase = newMembershipTxnid();
    await askFor(app, who, purchase);
    expect(await reasonOf(askFor(app, who, purchase, 'yearly'))).toBe('membership_plan_changed');
    const payment = await paymentOf(app, who, purchase);
    await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid'));
    expect(await reasonOf(askFor(app, who, purchase))).toBe('membership_paid');
  });

  test('sells nothing to a customer without a number, because gateways require one', async () => {
    const nameless = await app.customer((await newCustomer(app.db)).id);
    expect(await askFor(app, nameless, newMembershipTxnid())).toMatchObject({
      status: 409,
      body: {
        reason: 'mobile_number_missing',
        message: membershipApiMessages.mobileMissing,
      },
    });
  });

  test('opens a new payment of the same term after one that failed', async () => {
    const purchase = newMembershipTxnid();
    await askFor(app, who, purchase);
    const first = await paymentOf(app, who, purchase);
    await applyPaymentEvent(app, first.id, paymentEventFor(first, 'failed'));
    expect(await poll(purchase)).toEqual({ status: false, state: 'failed' });
    await askFor(app, who, purchase);
    expect((await paymentOf(app, who, purchase)).id).not.toBe(first.id);
    expect([(await terms()).length, (await poll(purchase)).state]).toEqual([1, 'waiting']);
  });

  describe('a payment', () => {
    test('that arrives late starts the term on its arrival', async () => {
      const purchase = newMembershipTxnid();
      await askFor(app, who, purchase);
      const payment = await paymentOf(app, who, purchase);
      app.clock.advance(31 * MINUTE);
      expect((await poll(purchase)).state).toBe('expired');
      await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid'));
      expect((await poll(purchase)).state).toBe('paid');
      expect(await terms()).toMatchObject([{ startsAt: app.clock.now() }]);
    });

    test('that is reported many times at once starts one term', async () => {
      const purchase = newMembershipTxnid();
      await askFor(app, who, purchase);
      const payment = await paymentOf(app, who, purchase);
      const paid = paymentEventFor(payment, 'paid');
      await Promise.all(
        Array.from({ length: REPORTS }, () => applyPaymentEvent(app, payment.id, paid)),
      );
      expect(await terms()).toMatchObject([{ paidAt: app.clock.now() }]);
      expect(await owed()).toEqual([]);
    });

    test('for a purchase that is already paid is a refund due', async () => {
      const purchase = newMembershipTxnid();
      await askFor(app, who, purchase);
      const first = await paymentOf(app, who, purchase);
      await applyPaymentEvent(app, first.id, paymentEventFor(first, 'failed'));
      await askFor(app, who, purchase);
      const second = await paymentOf(app, who, purchase);
      const both = [first, second].map((row) =>
        applyPaymentEvent(app, row.id, paymentEventFor(row, 'paid')),
      );
      await Promise.all(both);
      expect((await terms()).length).toBe(1);
      expect(await owed()).toMatchObject([{ amountPaise: 9900, reason: 'paid twice' }]);
    });
  });
});

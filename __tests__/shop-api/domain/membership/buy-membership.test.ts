import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { memberships } from '@/shop-api/db/schema/memberships';
import { payments } from '@/shop-api/db/schema/payments';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import {
  askFor,
  buyTerm,
  newPurchase,
  newsOf,
  paymentOf,
  tell,
} from '../../../support/elite-terms';
import { newCustomer } from '../../../support/new-customer';
import { size } from '../../../support/size';
import { onEachApp } from '../../../support/test-app';

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
  const owed = async () => {
    const own = (await app.db.select().from(payments).where(eq(payments.customerId, id))).map(
      ({ txnid }) => txnid,
    );
    const all = await app.db.select().from(refundsDue);
    return all.filter(({ paymentKey }) => own.some((txnid) => paymentKey.includes(txnid)));
  };

  it('shows everybody what each plan costs', async () => {
    expect((await app.call('GET /elite-plans/')).body.data).toEqual([
      { plan: 'monthly', name: 'One month', price: 99, months: 1 },
      { plan: 'yearly', name: 'One year', price: 999, months: 12 },
    ]);
  });

  it('asks the gateway for the price of the plan, whatever is sent beside it', async () => {
    const body = { txnid: newPurchase(), plan: 'yearly', amount: 1, price: 1 };
    await app.call('POST /get-subscription-payment-link/', { who, body });
    expect(await paymentOf(app, who, body.txnid)).toMatchObject({
      amountPaise: 99_900,
      product: 'Vanya Elite, one year',
      payerPhone: PHONE,
    });
  });

  it('sells a month to a storefront that names no plan', async () => {
    const txnid = newPurchase();
    await app.call('POST /get-subscription-payment-link/', { who, body: { txnid } });
    expect(await paymentOf(app, who, txnid)).toMatchObject({ amountPaise: 9900 });
  });

  it('makes a member of who has paid, and tells the poll at once', async () => {
    const purchase = newPurchase();
    await askFor(app, who, purchase);
    expect(await poll(purchase)).toEqual({ status: false, state: 'waiting' });
    expect(await isElite()).toBe(false);
    const payment = await paymentOf(app, who, purchase);
    await tell(app, payment.id, newsOf(payment, 'paid'));
    expect(await poll(purchase)).toEqual({ status: true, state: 'paid' });
    expect(await isElite()).toBe(true);
  });

  it('is one payment when one purchase is asked for twenty times at once', async () => {
    const purchase = newPurchase();
    const answers = await Promise.all(Array.from({ length: 20 }, () => askFor(app, who, purchase)));
    expect(new Set(answers.map(({ body }) => body.payment_url)).size).toBe(1);
    expect([(await terms()).length, (await poll(purchase)).state]).toEqual([1, 'waiting']);
  });

  it('never shows a purchase of somebody else, who may use the same name', async () => {
    const purchase = newPurchase();
    const other = await app.customer((await newCustomer(app.db, { phone: PHONE })).id);
    await buyTerm(app, other, 'monthly', purchase);
    expect(await poll(purchase)).toMatchObject({ code: 'not_found' });
    await askFor(app, who, purchase);
    expect(await poll(purchase)).toMatchObject({ status: false });
    expect(await isElite()).toBe(false);
  });

  it('refuses another plan under the name of a purchase, and one that is paid', async () => {
    const purchase = newPurchase();
    await askFor(app, who, purchase);
    expect((await askFor(app, who, purchase, 'yearly')).status).toBe(409);
    const payment = await paymentOf(app, who, purchase);
    await tell(app, payment.id, newsOf(payment, 'paid'));
    expect((await askFor(app, who, purchase)).status).toBe(409);
  });

  it('sells nothing to who has no number: gateways insist on one', async () => {
    const nameless = await app.customer((await newCustomer(app.db)).id);
    expect(await askFor(app, nameless, newPurchase())).toMatchObject({
      status: 409,
      body: { message: 'Please add your mobile number to your profile first.' },
    });
  });

  it('opens a new payment of the same term after one that failed', async () => {
    const purchase = newPurchase();
    await askFor(app, who, purchase);
    const first = await paymentOf(app, who, purchase);
    await tell(app, first.id, newsOf(first, 'failed'));
    expect(await poll(purchase)).toEqual({ status: false, state: 'failed' });
    await askFor(app, who, purchase);
    expect((await paymentOf(app, who, purchase)).id).not.toBe(first.id);
    expect([(await terms()).length, (await poll(purchase)).state]).toEqual([1, 'waiting']);
  });

  describe('money', () => {
    it('that comes late begins the term when it comes', async () => {
      const purchase = newPurchase();
      await askFor(app, who, purchase);
      const payment = await paymentOf(app, who, purchase);
      app.clock.advance(31 * MINUTE);
      expect((await poll(purchase)).state).toBe('expired');
      await tell(app, payment.id, newsOf(payment, 'paid'));
      expect((await poll(purchase)).state).toBe('paid');
      expect(await terms()).toMatchObject([{ startsAt: app.clock.now() }]);
    });

    it('reported again and again at once begins one term', async () => {
      const purchase = newPurchase();
      await askFor(app, who, purchase);
      const payment = await paymentOf(app, who, purchase);
      const paid = newsOf(payment, 'paid');
      await Promise.all(Array.from({ length: REPORTS }, () => tell(app, payment.id, paid)));
      expect(await terms()).toMatchObject([{ paidAt: app.clock.now() }]);
      expect(await owed()).toEqual([]);
    });

    it('for a purchase that is paid already is owed', async () => {
      const purchase = newPurchase();
      await askFor(app, who, purchase);
      const first = await paymentOf(app, who, purchase);
      await tell(app, first.id, newsOf(first, 'failed'));
      await askFor(app, who, purchase);
      const second = await paymentOf(app, who, purchase);
      const both = [first, second].map((row) => tell(app, row.id, newsOf(row, 'paid')));
      await Promise.all(both);
      expect((await terms()).length).toBe(1);
      expect(await owed()).toMatchObject([{ amountPaise: 9900, reason: 'paid twice' }]);
    });
  });
});

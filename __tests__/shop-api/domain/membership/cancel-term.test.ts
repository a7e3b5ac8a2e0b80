import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { endOfTerm } from '@/shop-api/domain/membership/end-of-term';
import { expireHolds } from '@/shop-api/domain/order/expire-holds';
import { AHMEDABAD, buyer, fillCart, MUMBAI, orderBody, paymentBody } from '../../../support/buyer';
import { deliverMails } from '../../../support/deliver-mails';
import { buyTerm, newsOf, paymentOf, shopItself, tell } from '../../../support/elite-terms';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';
import { toForm } from '../../../support/to-form';

const DAY = 86_400_000;
const COFFEE = 1001;

onEachApp((app) => {
  let who = {};
  let id = 0;

  beforeEach(async () => {
    const proven = { phone: '+919811115555', emailProvenAt: app.clock.now() };
    ({ id } = await newCustomer(app.db, proven));
    who = await app.customer(id);
  });

  const cancel = (termId: number) =>
    app.call('POST /user/elite/cancel/', { who, body: { id: termId } });
  const records = async () => (await app.call('GET /user/profile_elite_users/', { who })).body.data;
  const isElite = async () =>
    (await app.call('GET /user/elite_check/', { who })).body.is_sose_elite_user;
  const owed = (termId: number) =>
    app.db
      .select()
      .from(refundsDue)
      .where(eq(refundsDue.paymentKey, `membership ${termId}`));

  /** Orders a coffee without a delivery charge; answers the order's id. */
  async function order(city = MUMBAI, more = {}): Promise<number> {
    const asha = { ...(await buyer(app, id, city)), who };
    await fillCart(app, asha, { [COFFEE]: 1 });
    const body = { ...(await orderBody(app, asha, { shipping: 0 })), ...more };
    const answer = await app.call('POST /orders/', { who, body });
    expect(answer.body).toMatchObject({ status: true });
    return (await app.call('GET /web/orders/list/', { who })).body.data[0].id;
  }

  it('ends the membership at once and owes what was paid', async () => {
    const term = await buyTerm(app, who, 'yearly');
    expect(await cancel(term)).toMatchObject({ status: 200 });
    expect(await isElite()).toBe(false);
    expect(await owed(term)).toMatchObject([
      { amountPaise: 99_900, reason: 'membership cancelled' },
    ]);
    const cancelled_at = app.clock.now().toISOString();
    expect(await records()).toMatchObject([
      { is_active: false, is_expired: true, may_cancel: false, cancelled_at },
    ]);
    const subjects = (await deliverMails(app)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Vanya Elite membership is cancelled');
  });

  it('owes it once, however often it is asked for at once', async () => {
    const term = await buyTerm(app, who);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(term)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await owed(term)).toHaveLength(1);
  });

  it('is possible for three weeks after the payment, and no longer', async () => {
    const [early, late] = [await buyTerm(app, who), await buyTerm(app, who)];
    app.clock.advance(21 * DAY - 1000);
    who = await app.customer(id);
    app.clock.advance(1000);
    expect((await cancel(late)).status).toBe(200);
    app.clock.advance(1);
    expect((await records())[0].may_cancel).toBe(false);
    expect(await cancel(early)).toMatchObject({
      status: 409,
      body: { message: 'A membership can be cancelled within 3 weeks of paying for it.' },
    });
  });

  describe('after an order', () => {
    it('outside Ahmedabad is refused, until the order is cancelled', async () => {
      const term = await buyTerm(app, who);
      const orderId = await order();
      expect((await records())[0].may_cancel).toBe(false);
      expect((await cancel(term)).status).toBe(409);
      await app.call(`POST /orders/${orderId}/cancel/`, { who, body: {} });
      expect((await cancel(term)).status).toBe(200);
    });

    it('that nobody paid in time is possible, until the order holds its goods again', async () => {
      const term = await buyTerm(app, who);
      const asha = { ...(await buyer(app, id)), who };
      await fillCart(app, asha, { [COFFEE]: 1 });
      const body = await paymentBody(app, asha, { shipping: 0 });
      await app.call('POST /get-order-payment-link/', { who, body: toForm(body) });
      expect((await records())[0].may_cancel).toBe(false);
      app.clock.advance(DAY / 2);
      await expireHolds({ ctx: shopItself(app) });
      expect((await records())[0].may_cancel).toBe(true);
      const order_id = (await app.call('GET /web/orders/list/', { who })).body.data[0].id;
      const again = toForm({ ...body, order_id });
      await app.call('PATCH /edit-order-payment-link/', { who, body: again });
      expect((await cancel(term)).status).toBe(409);
    });

    it('to Ahmedabad is possible: its delivery is free for everybody', async () => {
      const term = await buyTerm(app, who);
      await order(AHMEDABAD);
      expect((await cancel(term)).status).toBe(200);
    });

    it('with rapid delivery is refused, in Ahmedabad too', async () => {
      const term = await buyTerm(app, who);
      await order(AHMEDABAD, { delivery_method: 'Same or next day delivery' });
      expect((await cancel(term)).status).toBe(409);
    });

    it('of an earlier term is possible', async () => {
      await buyTerm(app, who);
      const orderId = await order();
      const next = await buyTerm(app, who);
      expect((await cancel(next)).status).toBe(200);
      const [row] = await app.db.select().from(orders).where(eq(orders.id, orderId));
      expect(row?.state).toBe('pending');
      expect(await isElite()).toBe(true);
    });
  });

  describe('a renewal', () => {
    it('moves up when the term before it is cancelled', async () => {
      const [first, second] = [await buyTerm(app, who), await buyTerm(app, who, 'yearly')];
      app.clock.advance(DAY / 2);
      const now = app.clock.now();
      expect((await cancel(first)).status).toBe(200);
      expect(await records()).toMatchObject([
        {
          id: second,
          start_date: now.toISOString(),
          end_date: endOfTerm('yearly', now).toISOString(),
          is_active: true,
        },
        { id: first, is_active: false },
      ]);
      expect(await isElite()).toBe(true);
    });

    it('leaves the present term alone when it is cancelled itself', async () => {
      const [first, second] = [await buyTerm(app, who), await buyTerm(app, who)];
      const end = endOfTerm('monthly', app.clock.now()).toISOString();
      await cancel(second);
      const found = await records();
      expect(found.find((row: { id: number }) => row.id === first)).toMatchObject({
        is_active: true,
        end_date: end,
      });
    });
  });

  it('is not undone by what the gateway says afterwards', async () => {
    const purchase = 'p-cancelled';
    const term = await buyTerm(app, who, 'monthly', purchase);
    await cancel(term);
    const payment = await paymentOf(app, who, purchase);
    await tell(app, payment.id, newsOf(payment, 'paid'));
    expect([await isElite(), (await owed(term)).length]).toEqual([false, 1]);
    await tell(app, payment.id, newsOf(payment, 'paid', 'second'));
    expect(await isElite()).toBe(false);
    const all = await app.db.select().from(refundsDue);
    expect(all.filter(({ paymentKey }) => paymentKey.includes(payment.txnid))).toMatchObject([
      { reason: 'paid twice' },
    ]);
  });
});

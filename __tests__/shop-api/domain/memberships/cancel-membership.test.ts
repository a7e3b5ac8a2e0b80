import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  applyPaymentEvent,
  buyMembership,
  paymentEventFor,
  paymentOf,
  shopItself,
} from '@/__tests__/support/buy-membership';
import {
  AHMEDABAD,
  buyer,
  fillCart,
  MUMBAI,
  orderBody,
  paymentBody,
} from '@/__tests__/support/buyer';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { reasonOf } from '@/__tests__/support/reason-of';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { membershipApiMessages } from '@/contract/messages/memberships';
import { englishText } from '@/contract/messages/text-with-values';
import { orders } from '@/shop-api/db/schema/orders';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { endOfMembership } from '@/shop-api/domain/memberships/membership-period';
import { expireHolds } from '@/shop-api/domain/orders/release-order';

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

  /** Orders a coffee without a delivery charge; returns the order's id. */
  async function order(city = MUMBAI, more = {}): Promise<number> {
    const asha = { ...(await buyer(app, id, city)), who };
    await fillCart(app, asha, { [COFFEE]: 1 });
    const body = { ...(await orderBody(app, asha, { shipping: 0 })), ...more };
    const answer = await app.call('POST /orders/', { who, body });
    expect(answer.body).toMatchObject({ status: true });
    return (await app.call('GET /web/orders/list/', { who })).body.data[0].id;
  }

  test('a cancellation ends the membership at once, and the payment is a refund due', async () => {
    const term = await buyMembership(app, who, 'yearly');
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

  test('concurrent cancellations make one refund due', async () => {
    const term = await buyMembership(app, who);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(term)));
    const reasons = answers.map(({ body }) => body.reason);
    expect(reasons.filter(Boolean)).toEqual(Array(19).fill('membership_cancelled'));
    expect(await owed(term)).toHaveLength(1);
  });

  test('a cancellation is possible for three weeks after the payment, and no longer', async () => {
    const [early, late] = [await buyMembership(app, who), await buyMembership(app, who)];
    app.clock.advance(21 * DAY - 1000);
    who = await app.customer(id);
    app.clock.advance(1000);
    expect((await cancel(late)).status).toBe(200);
    app.clock.advance(1);
    expect((await records())[0].may_cancel).toBe(false);
    expect(await cancel(early)).toMatchObject({
      status: 409,
      body: {
        reason: 'membership_cancelled_too_late',
        message: englishText(membershipApiMessages.tooLate(3)),
      },
    });
  });

  describe('a cancellation after an order', () => {
    test('outside Ahmedabad is refused, until the order is cancelled', async () => {
      const term = await buyMembership(app, who);
      const orderId = await order();
      expect((await records())[0].may_cancel).toBe(false);
      expect(await reasonOf(cancel(term))).toBe('membership_used');
      await app.call(`POST /orders/${orderId}/cancel/`, { who, body: {} });
      expect((await cancel(term)).status).toBe(200);
    });

    test('not paid in time is possible, until the order holds its goods again', async () => {
      const term = await buyMembership(app, who);
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
      expect(await reasonOf(cancel(term))).toBe('membership_used');
    });

    test('to Ahmedabad is possible: its delivery is free for all customers', async () => {
      const term = await buyMembership(app, who);
      await order(AHMEDABAD);
      expect((await cancel(term)).status).toBe(200);
    });

    test('with rapid delivery is refused, in Ahmedabad too', async () => {
      const term = await buyMembership(app, who);
      await order(AHMEDABAD, { delivery_method: 'Same or next day delivery' });
      expect(await reasonOf(cancel(term))).toBe('membership_used');
    });

    test('of an earlier term is possible', async () => {
      await buyMembership(app, who);
      const orderId = await order();
      const next = await buyMembership(app, who);
      expect((await cancel(next)).status).toBe(200);
      const [row] = await app.db.select().from(orders).where(eq(orders.id, orderId));
      expect(row?.state).toBe('pending');
      expect(await isElite()).toBe(true);
    });
  });

  describe('a renewal', () => {
    test('starts at once when the term before it is cancelled', async () => {
      const [first, second] = [
        await buyMembership(app, who),
        await buyMembership(app, who, 'yearly'),
      ];
      app.clock.advance(DAY / 2);
      const now = app.clock.now();
      expect((await cancel(first)).status).toBe(200);
      expect(await records()).toMatchObject([
        {
          id: second,
          start_date: now.toISOString(),
          end_date: endOfMembership('yearly', now).toISOString(),
          is_active: true,
        },
        { id: first, is_active: false },
      ]);
      expect(await isElite()).toBe(true);
    });

    test('leaves the current term unchanged when it is cancelled itself', async () => {
      const [first, second] = [await buyMembership(app, who), await buyMembership(app, who)];
      const end = endOfMembership('monthly', app.clock.now()).toISOString();
      await cancel(second);
      const found = await records();
      expect(found.find((row: { id: number }) => row.id === first)).toMatchObject({
        is_active: true,
        end_date: end,
      });
    });
  });

  test('a cancellation is not undone by later events of the gateway', async () => {
    const purchase = 'p-cancelled';
    const term = await buyMembership(app, who, 'monthly', purchase);
    await cancel(term);
    const payment = await paymentOf(app, who, purchase);
    await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid'));
    expect([await isElite(), (await owed(term)).length]).toEqual([false, 1]);
    await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid', 'second'));
    expect(await isElite()).toBe(false);
    const all = await app.db.select().from(refundsDue);
    expect(all.filter(({ paymentKey }) => paymentKey.includes(payment.txnid))).toMatchObject([
      { reason: 'paid twice' },
    ]);
  });
});

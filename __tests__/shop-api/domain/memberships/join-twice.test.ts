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
import { onEachApp } from '@/__tests__/support/test-app';
import { memberships } from '@/shop-api/db/schema/memberships';
import { payments } from '@/shop-api/db/schema/payments';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';

const MINUTE = 60_000;
const PHONE = '+919811113333';

onEachApp((app) => {
  let who = {};
  let id = 0;

  beforeEach(async () => {
    ({ id } = await newCustomer(app.db, { phone: PHONE }));
    who = await app.customer(id);
  });

  const poll = async (purchase: string, whose = who) =>
    (await app.call(`GET /user/get-subscription-payment/${purchase}/`, { who: whose })).body;
  const terms = () => app.db.select().from(memberships).where(eq(memberships.customerId, id));
  const ownPayments = () => app.db.select().from(payments).where(eq(payments.customerId, id));
  const firstPayment = async () => {
    const [payment] = await ownPayments();
    if (!payment) throw new Error('No payment was opened');
    return payment;
  };
  const owed = async () => {
    const own = (await ownPayments()).map(({ txnid }) => txnid);
    const all = await app.db.select().from(refundsDue);
    return all.filter(({ paymentKey }) => own.some((txnid) => paymentKey.includes(txnid)));
  };

  describe('a second press of Join Elite, from another tab or by a double click', () => {
    test('continues the payment of the first, and both pages learn of it', async () => {
      const [first, second] = [newMembershipTxnid(), newMembershipTxnid()];
      const links = await Promise.all([askFor(app, who, first), askFor(app, who, second)]);
      expect(new Set(links.map(({ body }) => body.payment_url)).size).toBe(1);
      expect(await ownPayments()).toHaveLength(1);
      const payment = await firstPayment();
      await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid'));
      expect([(await poll(first)).state, (await poll(second)).state]).toEqual(['paid', 'paid']);
      expect((await terms()).filter(({ paidAt }) => paidAt)).toHaveLength(1);
    });

    test('after the first could no longer be paid, is refunded when both are paid', async () => {
      const [first, second] = [newMembershipTxnid(), newMembershipTxnid()];
      await askFor(app, who, first);
      const early = await firstPayment();
      app.clock.advance(31 * MINUTE);
      await askFor(app, who, second);
      const late = (await ownPayments()).find(({ id: one }) => one !== early.id) ?? early;
      expect(late.id).not.toBe(early.id);
      await applyPaymentEvent(app, early.id, paymentEventFor(early, 'paid'));
      expect((await poll(second)).state).toBe('paid');
      await applyPaymentEvent(app, late.id, paymentEventFor(late, 'paid'));
      expect(await owed()).toMatchObject([{ amountPaise: 9900, reason: 'paid twice' }]);
      expect((await terms()).filter(({ paidAt }) => paidAt)).toHaveLength(1);
    });

    test('for the other plan is a purchase of its own, which prolongs the first', async () => {
      const month = newMembershipTxnid();
      const year = newMembershipTxnid();
      await askFor(app, who, month);
      await buyMembership(app, who, 'yearly', year);
      const payment = await paymentOf(app, who, month);
      await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid'));
      const ends = (await terms()).find(({ plan }) => plan === 'yearly')?.endsAt;
      expect((await terms()).find(({ plan }) => plan === 'monthly')?.startsAt).toEqual(ends);
      expect(await owed()).toEqual([]);
    });

    test('after the first is paid is a renewal with a payment of its own', async () => {
      await buyMembership(app, who);
      const again = newMembershipTxnid();
      await askFor(app, who, again);
      expect((await poll(again)).state).toBe('waiting');
    });
  });
});

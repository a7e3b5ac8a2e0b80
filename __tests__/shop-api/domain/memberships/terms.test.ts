import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  applyPaymentEvent,
  askFor,
  buyMembership,
  newMembershipTxnid,
  paymentEventFor,
  paymentOf,
  shopItself,
} from '@/__tests__/support/buy-membership';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { memberships } from '@/shop-api/db/schema/memberships';
import { endOfMembership } from '@/shop-api/domain/memberships/membership-period';
import { notifyEndedMembers } from '@/shop-api/domain/memberships/notify-ended-members';

describe('the end of a term', () => {
  test.each([
    ['monthly', '2026-11-21T06:30:00Z', '2026-12-21T06:30:00Z'],
    ['monthly', '2026-01-31T06:30:00Z', '2026-02-28T06:30:00Z'],
    ['monthly', '2028-01-31T06:30:00Z', '2028-02-29T06:30:00Z'],
    ['yearly', '2028-02-29T06:30:00Z', '2029-02-28T06:30:00Z'],
    // In India it is already the 1st of March, so a month later it is the 1st of April.
    ['monthly', '2026-02-28T20:00:00Z', '2026-03-31T20:00:00Z'],
  ] as const)('of a %s plan that starts at %s is %s', (plan, start, end) => {
    expect(endOfMembership(plan, new Date(start))).toEqual(new Date(end));
  });
});

onEachApp((app) => {
  let who = {};
  let id = 0;
  let email = '';

  beforeEach(async () => {
    const proven = { phone: '+919811114444', emailProvenAt: app.clock.now() };
    ({ id, email } = await newCustomer(app.db, proven));
    who = await app.customer(id);
  });

  const records = async () => (await app.call('GET /user/profile_elite_users/', { who })).body.data;
  const isElite = async () =>
    (await app.call('GET /user/elite_check/', { who })).body.is_sose_elite_user;
  const passTo = (moment: Date, more = 0) =>
    app.clock.advance(moment.getTime() - app.clock.now().getTime() + more);

  test('a term is shown to the member with its dates', async () => {
    const termId = await buyMembership(app, who, 'yearly');
    const start = app.clock.now();
    expect(await records()).toEqual([
      {
        id: termId,
        user_data: { name: expect.stringContaining('Asha Shah') },
        start_date: start.toISOString(),
        end_date: endOfMembership('yearly', start).toISOString(),
        is_expired: false,
        is_active: true,
        plan: 'yearly',
        price: 999,
        may_cancel: true,
        cancelled_at: null,
        invoice_number: expect.stringMatching(/^VE\/26-27\/\d{6}$/),
        credit_note_number: null,
      },
    ]);
  });

  test('a customer who has paid nothing sees no term', async () => {
    await askFor(app, who, newMembershipTxnid());
    expect(await records()).toEqual([]);
  });

  test('a term ends at its end time, not a millisecond before', async () => {
    await buyMembership(app, who);
    const end = endOfMembership('monthly', app.clock.now());
    const later = await newLogin(end);
    passTo(end, -1);
    expect((await app.call('GET /user/elite_check/', { who: later })).body).toMatchObject({
      is_sose_elite_user: true,
    });
    passTo(end);
    expect((await app.call('GET /user/elite_check/', { who: later })).body).toMatchObject({
      is_sose_elite_user: false,
    });
    who = later;
    expect(await records()).toMatchObject([{ is_expired: true, is_active: false }]);
  });

  /** Logs in just before that moment, because older logins expire in the meantime. */
  async function newLogin(moment: Date) {
    passTo(moment, -1000);
    return app.customer(id);
  }

  test('a term follows the one before, even when both are paid at the same time', async () => {
    const purchases = { monthly: newMembershipTxnid(), yearly: newMembershipTxnid() };
    await askFor(app, who, purchases.monthly, 'monthly');
    await askFor(app, who, purchases.yearly, 'yearly');
    const rows = await Promise.all(
      Object.values(purchases).map((name) => paymentOf(app, who, name)),
    );
    await Promise.all(
      rows.map((row) => applyPaymentEvent(app, row.id, paymentEventFor(row, 'paid'))),
    );
    const start = app.clock.now();
    const [later, first] = await records();
    const middle = endOfMembership(first.plan, start);
    expect(first).toMatchObject({
      start_date: start.toISOString(),
      end_date: middle.toISOString(),
      is_active: true,
    });
    expect(later).toMatchObject({
      start_date: middle.toISOString(),
      end_date: endOfMembership(later.plan, middle).toISOString(),
      is_active: false,
      is_expired: false,
    });
  });

  test('a term starts at once when the one before is over', async () => {
    await buyMembership(app, who);
    who = await newLogin(endOfMembership('monthly', app.clock.now()));
    app.clock.advance(86_400_000 / 2);
    await buyMembership(app, who);
    expect((await records())[0].start_date).toBe(app.clock.now().toISOString());
    expect(await isElite()).toBe(true);
  });

  describe('mails', () => {
    const delivered = async () => (await deliverMails(app)).filter(({ to }) => to === email);

    test('welcome a customer who has paid, with dates, price and invoice', async () => {
      await buyMembership(app, who);
      const [mail] = await delivered();
      expect(mail).toMatchObject({ subject: 'Welcome to Vanya Elite' });
      expect(mail?.text).toContain('₹99.00');
      expect(mail?.text).toMatch(/Tax invoice:? VE\/26-27\/\d{6}/);
    });

    test('announce the end once, however many processes check', async () => {
      await buyMembership(app, who);
      await deliverMails(app);
      passTo(endOfMembership('monthly', app.clock.now()));
      const ctx = shopItself(app);
      const found = await Promise.all(Array.from({ length: 8 }, () => notifyEndedMembers({ ctx })));
      expect(found.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
      const told = (await delivered()).map(({ subject }) => subject);
      expect(told).toEqual(['Your Vanya Elite membership has ended']);
      expect(await notifyEndedMembers({ ctx })).toBe(0);
    });

    test('announce no end when the next term follows', async () => {
      await buyMembership(app, who);
      await buyMembership(app, who);
      await deliverMails(app);
      passTo(endOfMembership('monthly', app.clock.now()));
      await notifyEndedMembers({ ctx: shopItself(app) });
      expect(await delivered()).toEqual([]);
      const rows = await app.db.select().from(memberships).where(eq(memberships.customerId, id));
      expect(rows.filter(({ endedNotifiedAt }) => endedNotifiedAt !== null)).toHaveLength(1);
    });
  });
});

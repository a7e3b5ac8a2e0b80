import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { memberships } from '@/shop-api/db/schema/memberships';
import { endOfTerm } from '@/shop-api/domain/membership/end-of-term';
import { tellEndedMembers } from '@/shop-api/domain/membership/tell-ended-members';
import { deliverMails } from '../../../support/deliver-mails';
import {
  askFor,
  buyTerm,
  newPurchase,
  newsOf,
  paymentOf,
  shopItself,
  tell,
} from '../../../support/elite-terms';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

describe('the end of a term', () => {
  it.each([
    ['monthly', '2026-11-21T06:30:00Z', '2026-12-21T06:30:00Z'],
    ['monthly', '2026-01-31T06:30:00Z', '2026-02-28T06:30:00Z'],
    ['monthly', '2028-01-31T06:30:00Z', '2028-02-29T06:30:00Z'],
    ['yearly', '2028-02-29T06:30:00Z', '2029-02-28T06:30:00Z'],
    // In India it is the 1st of March already, so a month later it is the 1st of April.
    ['monthly', '2026-02-28T20:00:00Z', '2026-03-31T20:00:00Z'],
  ] as const)('of a %s plan that starts at %s is %s', (plan, start, end) => {
    expect(endOfTerm(plan, new Date(start))).toEqual(new Date(end));
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

  it('is shown to the member with its dates', async () => {
    const termId = await buyTerm(app, who, 'yearly');
    const start = app.clock.now();
    expect(await records()).toEqual([
      {
        id: termId,
        user_data: { name: expect.stringContaining('Asha Shah') },
        start_date: start.toISOString(),
        end_date: endOfTerm('yearly', start).toISOString(),
        is_expired: false,
        is_active: true,
        plan: 'yearly',
        price: 999,
        may_cancel: true,
        cancelled_at: null,
      },
    ]);
  });

  it('shows nothing to who has paid nothing', async () => {
    await askFor(app, who, newPurchase());
    expect(await records()).toEqual([]);
  });

  it('ends by the clock, not a millisecond before', async () => {
    await buyTerm(app, who);
    const end = endOfTerm('monthly', app.clock.now());
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

  /** A login made just before that moment: older ones end by themselves meanwhile. */
  async function newLogin(moment: Date) {
    passTo(moment, -1000);
    return app.customer(id);
  }

  it('follows the one before, also when both are paid at the same time', async () => {
    const purchases = [newPurchase(), newPurchase()];
    for (const purchase of purchases) await askFor(app, who, purchase);
    const rows = await Promise.all(purchases.map((name) => paymentOf(app, who, name)));
    await Promise.all(rows.map((row) => tell(app, row.id, newsOf(row, 'paid'))));
    const start = app.clock.now();
    const middle = endOfTerm('monthly', start);
    expect(await records()).toMatchObject([
      {
        start_date: middle.toISOString(),
        end_date: endOfTerm('monthly', middle).toISOString(),
        is_active: false,
        is_expired: false,
      },
      { start_date: start.toISOString(), end_date: middle.toISOString(), is_active: true },
    ]);
  });

  it('starts at once where the one before is over', async () => {
    await buyTerm(app, who);
    who = await newLogin(endOfTerm('monthly', app.clock.now()));
    app.clock.advance(86_400_000 / 2);
    await buyTerm(app, who);
    expect((await records())[0].start_date).toBe(app.clock.now().toISOString());
    expect(await isElite()).toBe(true);
  });

  describe('mails', () => {
    const delivered = async () => (await deliverMails(app)).filter(({ to }) => to === email);

    it('welcome who has paid, with dates and price', async () => {
      await buyTerm(app, who);
      const [mail] = await delivered();
      expect(mail).toMatchObject({ subject: 'Welcome to Vanya Elite' });
      expect(mail?.text).toContain('₹99.00');
    });

    it('tell once that it is over, however many processes look', async () => {
      await buyTerm(app, who);
      await deliverMails(app);
      passTo(endOfTerm('monthly', app.clock.now()));
      const ctx = shopItself(app);
      const found = await Promise.all(Array.from({ length: 8 }, () => tellEndedMembers({ ctx })));
      expect(found.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
      const told = (await delivered()).map(({ subject }) => subject);
      expect(told).toEqual(['Your Vanya Elite membership has ended']);
      expect(await tellEndedMembers({ ctx })).toBe(0);
    });

    it('say nothing of an end where the next term follows', async () => {
      await buyTerm(app, who);
      await buyTerm(app, who);
      await deliverMails(app);
      passTo(endOfTerm('monthly', app.clock.now()));
      await tellEndedMembers({ ctx: shopItself(app) });
      expect(await delivered()).toEqual([]);
      const rows = await app.db.select().from(memberships).where(eq(memberships.customerId, id));
      expect(rows.filter(({ endedToldAt }) => endedToldAt !== null)).toHaveLength(1);
    });
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';

const ASHA = 1;

onEachApp((app) => {
  const order = new CashOrder(app);
  let refundId = 0;

  const settle = (who = order.staff, id = refundId) =>
    app.call(`POST /refunds-due/${id}/settle/`, { who, body: { reference: 'UTR 4711' } });
  const sent = async () =>
    (await deliverMails(app))
      .map(({ kind, subject, text }) => (kind === 'sms' ? text : subject))
      .sort();

  beforeEach(async () => {
    const now = app.clock.now();
    await app.db
      .update(customers)
      .set({ emailProvenAt: now, phoneProvenAt: now })
      .where(eq(customers.id, ASHA));
    await order.begin();
    await order.place();
    await order.pay();
    await deliverMails(app);
    await order.cancel();
    refundId = (await order.refundsDue())[0]?.id ?? 0;
  });

  test('the customer learns that the money is on its way, beside the cancellation', async () => {
    expect(await sent()).toEqual([
      `Vanya pays back Rs 1,090.00 for your order ${order.number}. It takes at most 7 working days.`,
      expect.stringContaining(
        `order ${order.number} is cancelled. See it: https://vanya.example/track/${order.id}-`,
      ),
      `Your order ${order.number} is cancelled`,
      '₹1,090.00 is on its way back to you',
    ]);
  });

  test('the customer learns both in the language of the account', async () => {
    await deliverMails(app);
    const isAsha = eq(customers.id, ASHA);
    await app.db.update(customers).set({ language: 'gu' }).where(isAsha);
    await settle();
    const news = await sent();
    await app.db.update(customers).set({ language: 'en' }).where(isAsha);
    expect(news).toHaveLength(2);
    for (const text of news) expect(text).toMatch(/\p{Script=Gujarati}/u);
    expect(news.join()).toContain(order.number);
  });

  describe('a refund that staff have paid out', () => {
    beforeEach(async () => void (await deliverMails(app)));

    test('leaves the list, and the customer learns of it once', async () => {
      const { status, body } = await settle();
      expect([status, body.amount]).toEqual([200, 1090]);
      expect(await sent()).toEqual([
        `Vanya has paid back Rs 1,090.00 for your order ${order.number}. Your bank may need some days to show it.`,
        '₹1,090.00 has been paid back',
      ]);
      const [row] = await app.db.select().from(refundsDue).where(eq(refundsDue.id, refundId));
      expect(row).toMatchObject({
        settledAt: app.clock.now(),
        settledBy: 'Staff Member',
        settledReference: 'UTR 4711',
      });
      const { body: list } = await app.call('GET /refunds-due/', { who: order.staff });
      expect(list.data.map(({ id }: { id: number }) => id)).not.toContain(refundId);
    });

    test('stays as it is when it is marked again', async () => {
      const all = await Promise.all([settle(), settle()]);
      expect(all.map(({ status }) => status)).toEqual([200, 200]);
      expect(await sent()).toHaveLength(2);
      expect((await settle()).status).toBe(200);
      expect(await sent()).toEqual([]);
    });

    test('needs the reference of the transfer', async () => {
      const who = order.staff;
      const body = { reference: ' ' };
      const refused = await app.call(`POST /refunds-due/${refundId}/settle/`, { who, body });
      expect([refused.status, refused.body.errors]).toMatchObject([
        422,
        { reference: [expect.stringContaining('Reference')] },
      ]);
      expect(await sent()).toEqual([]);
    });

    test('is marked by staff only', async () => {
      expect((await settle(order.asha.who)).status).toBe(403);
      expect((await settle(order.staff, 2_000_000_000)).status).toBe(404);
      expect(await sent()).toEqual([]);
    });
  });
});

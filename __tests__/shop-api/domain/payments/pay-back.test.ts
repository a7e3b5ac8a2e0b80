import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { onEachGatewayApp } from '@/__tests__/support/gateway-app';
import { PRICE_PAISE } from '@/__tests__/support/online-payment';
import { staffMessages } from '@/contract/messages/staff';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';

const STAFF = 3;
const BUSY = 'Insufficient balance';

onEachGatewayApp(({ app, gateways, shop }) => {
  let staff: Record<string, string>;
  let id = 0;

  const pay = () => app.call(`POST /refunds-due/${id}/pay/`, { who: staff, body: {} });
  const settle = () =>
    app.call(`POST /refunds-due/${id}/settle/`, { who: staff, body: { reference: 'UTR 4711' } });
  const row = async () => (await shop.refundsDue()).find((one) => one.id === id);
  const paidOut = () => gateways.current.refunded().reduce((sum, paise) => sum + paise, 0);
  let before = 0;

  describe.each(['payu', 'razorpay'] as const)('money that came through %s', (name) => {
    beforeEach(async () => {
      gateways.choose(name, app.clock);
      staff = await app.customer(STAFF);
      await shop.begin();
      await shop.leave();
      gateways.current.decide(shop.txnid, 'paid');
      await shop.hear();
      const order = await shop.order();
      await app.call(`POST /orders/${order?.id}/cancel/`, { who: shop.asha.who, body: {} });
      id = (await shop.refundsDue())[0]?.id ?? 0;
      gateways.current.endRefunds('done');
      before = paidOut();
    });

    test('goes back once, and the customer learns of it when the bank has done it', async () => {
      await deliverMails(app);
      const { status, body } = await pay();
      expect([status, body.state, body.amount]).toEqual([200, 'accepted', PRICE_PAISE / 100]);
      expect((await pay()).body.state).toBe('accepted');
      await shop.payBackLater();
      expect(await row()).toMatchObject({ gatewayState: 'accepted', settledAt: null });
      gateways.current.endRefunds('done');
      app.clock.advance(600_000);
      await shop.payBackLater();
      const paid = await row();
      expect(paid).toMatchObject({ settledBy: 'Staff Member', lookUpAt: null });
      expect(paid?.settledReference).toMatch(/^rfnd_\d+$|^\d+$/);
      expect((await pay()).body.state).toBe('done');
      expect(paidOut() - before).toBe(PRICE_PAISE);
      const mails = await deliverMails(app);
      expect(mails.map(({ subject }) => subject)).toContain('₹1,090.00 has been paid back');
    });

    test('goes back once where the answer of the gateway was lost', async () => {
      gateways.current.http.fault = 'cut';
      gateways.timeLimitMs = 2_000;
      expect((await pay()).body.state).toBe('asked');
      gateways.choose(name, app.clock);
      expect(await settle()).toMatchObject({
        status: 409,
        body: { message: staffMessages.refundAtGateway },
      });
      await shop.payBackLater();
      expect(await row()).toMatchObject({ gatewayState: 'accepted' });
      expect(paidOut() - before).toBe(PRICE_PAISE);
    });

    test('is asked for once by two people at the same moment', async () => {
      const answers = await Promise.all([pay(), pay(), pay()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(paidOut() - before).toBe(PRICE_PAISE);
    });

    test('that the gateway refuses may be paid by hand, or asked for again', async () => {
      gateways.current.refuseRefunds(BUSY);
      const { body } = await pay();
      expect([body.state, body.message]).toEqual(['refused', expect.stringContaining(BUSY)]);
      expect(paidOut() - before).toBe(0);
      gateways.current.refuseRefunds('');
      expect((await pay()).body.state).toBe('accepted');
      gateways.current.endRefunds('failed');
      await shop.payBackLater();
      expect(await row()).toMatchObject({ gatewayState: 'refused', lookUpAt: null });
      expect((await settle()).status).toBe(200);
      expect(await pay()).toMatchObject({ status: 200, body: { state: 'done' } });
      expect(paidOut() - before).toBe(0);
    });

    test('never goes back under another key while an earlier call may have been heard', async () => {
      gateways.current.http.fault = 'cut';
      gateways.timeLimitMs = 2_000;
      await pay();
      gateways.current.http.fault = 'forbidden';
      await shop.payBackLater();
      expect(await row()).toMatchObject({ gatewayState: 'refused' });
      gateways.choose(name, app.clock);
      expect((await pay()).body.state).toBe('accepted');
      expect(paidOut() - before).toBe(PRICE_PAISE);
    });

    test('goes back no more than it came', async () => {
      const first = await row();
      if (!first) throw new Error('No refund is due');
      const { id: _, ...again } = { ...first, paymentKey: `${first.paymentKey} again` };
      const [other] = await app.db.insert(refundsDue).values(again).returning();
      await pay();
      id = other?.id ?? 0;
      expect(await pay()).toMatchObject({
        status: 409,
        body: { message: staffMessages.refundAbovePayment },
      });
      expect(paidOut() - before).toBe(PRICE_PAISE);
    });
  });

  test('what was paid in cash goes back by hand', async () => {
    await shop.begin();
    const [cash] = await app.db
      .insert(refundsDue)
      .values({
        amountPaise: 5_000,
        reason: 'returned',
        paymentKey: 'order in cash',
        createdAt: new Date(),
      })
      .returning();
    id = cash?.id ?? 0;
    expect(await pay()).toMatchObject({
      status: 409,
      body: { message: staffMessages.refundWithoutGateway },
    });
    await app.db.delete(refundsDue).where(eq(refundsDue.id, id));
  });
});

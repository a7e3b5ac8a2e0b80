import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { giftCards } from '@/shop-api/db/schema/gift-cards';
import { payments } from '@/shop-api/db/schema/payments';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { GiftCards } from '../../../support/gift-card';
import { assertInvariants } from '../../../support/invariants';
import { SAMPLE_GIFT } from '../../../support/sample-gift';
import { captchaFor } from '../../../support/solve-captcha';
import { onEachApp } from '../../../support/test-app';

onEachApp((app) => {
  const gifts = new GiftCards(app);

  it('opens a payment of the amount, for the sender, without a login', async () => {
    const answer = await gifts.ask({ amount: '1250.50' });
    expect(answer.body.data).toMatch(/^https:\/\/vanya\.example\/pay\/[a-z2-7]{25}$/);
    expect(await gifts.payment(answer)).toMatchObject({
      state: 'created',
      amountPaise: 125_050,
      payerEmail: SAMPLE_GIFT.sender_email,
      customerId: null,
    });
  });

  describe('the amount', () => {
    it.each(['100', '100.00', '10000'])('may be %s', async (amount) => {
      expect((await gifts.ask({ amount })).status).toBe(200);
    });

    it.each([
      ['99.99', 'Please choose an amount from ₹100 to ₹10,000'],
      ['10000.01', 'Please choose an amount from ₹100 to ₹10,000'],
      ['0', 'Please choose an amount from ₹100 to ₹10,000'],
      ['-500', 'Amount must be a number'],
      ['1e3', 'Amount must be a number'],
      ['100.001', 'Amount must be a number'],
      ['', 'Amount is required'],
    ])('may not be %s', async (amount, message) => {
      const { status, body } = await gifts.ask({ amount });
      expect([status, body.errors.amount]).toEqual([422, [message]]);
    });
  });

  it.each(['sender_name', 'sender_email', 'receiver_name', 'receiver_email'])(
    'asks for %s',
    async (field) => {
      const { status, body } = await gifts.ask({ [field]: ' ' });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    },
  );

  it('takes no captcha twice, and none of another form', async () => {
    const recaptcha = await captchaFor(app, 'gift_voucher');
    expect((await gifts.ask({ recaptcha })).status).toBe(200);
    for (const spent of [recaptcha, await captchaFor(app, 'signup'), 'made up', '']) {
      const { status, body } = await gifts.ask({ recaptcha: spent });
      expect([status, body.errors.recaptcha]).toEqual([
        422,
        ['Please verify you are not a robot.'],
      ]);
    }
  });

  it('asked twice with one id, is one voucher and one payment, for one captcha', async () => {
    const recaptcha = await captchaFor(app, 'gift_voucher');
    const same = { txnid: 'once', recaptcha };
    const [first, second] = [await gifts.ask(same), await gifts.ask(same)];
    expect(second.body).toEqual(first.body);
    const at = await Promise.all(Array.from({ length: 10 }, () => gifts.ask(same)));
    expect(new Set(at.map(({ body }) => body.data))).toEqual(new Set([first.body.data]));
    const { giftCardId } = await gifts.payment(first);
    const all = await app.db.select().from(payments).where(eq(payments.giftCardId, giftCardId));
    expect(all).toHaveLength(1);
  });

  it('with the id of somebody else’s, is another voucher', async () => {
    const mine = await gifts.ask({ txnid: 'shared' });
    const yours = await gifts.ask({ txnid: 'shared', receiver_email: 'other@example.com' });
    expect(yours.body.data).not.toBe(mine.body.data);
  });

  describe('until it is paid', () => {
    it('is worth nothing and has no code', async () => {
      const { giftCardId } = await gifts.payment(await gifts.ask());
      expect(await gifts.row(giftCardId)).toMatchObject({
        balancePaise: 0,
        codeHash: null,
        paidAt: null,
      });
    });
  });

  describe('once it is paid', () => {
    it('has its worth, and cannot be asked for again', async () => {
      const answer = await gifts.ask({ txnid: 'paid-once' });
      await gifts.pay(answer);
      const { giftCardId } = await gifts.payment(answer);
      expect((await gifts.row(giftCardId)).balancePaise).toBe(50_000);
      const again = await gifts.ask({ txnid: 'paid-once' });
      expect([again.status, again.body.message]).toEqual([
        409,
        'This gift voucher is paid already.',
      ]);
    });

    it('is worth no more when it is paid twice: that money is owed', async () => {
      const answer = await gifts.ask();
      await gifts.pay(answer);
      await gifts.pay(answer);
      await gifts.pay(answer, 'second');
      await gifts.pay(answer, 'second');
      const { giftCardId, txnid } = await gifts.payment(answer);
      expect((await gifts.row(giftCardId)).balancePaise).toBe(50_000);
      const owed = (await app.db.select().from(refundsDue)).filter(({ paymentKey }) =>
        paymentKey.includes(txnid),
      );
      expect(owed).toMatchObject([{ amountPaise: 50_000, reason: 'paid twice' }]);
    });

    it('has its worth however late the money comes', async () => {
      const answer = await gifts.ask();
      app.clock.advance(7 * 86_400_000);
      await gifts.pay(answer);
      const { giftCardId } = await gifts.payment(answer);
      expect((await gifts.row(giftCardId)).balancePaise).toBe(50_000);
    });
  });

  it('keeps no code in the clear', async () => {
    const { code } = await gifts.issue('100');
    const rows = JSON.stringify(await app.db.select().from(giftCards));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
    await assertInvariants(app.db);
  });
});

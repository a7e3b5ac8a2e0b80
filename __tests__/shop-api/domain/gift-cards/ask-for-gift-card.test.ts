import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants } from '@/__tests__/support/invariants';
import { SAMPLE_GIFT } from '@/__tests__/support/sample-gift';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp } from '@/__tests__/support/test-app';
import { captchaMessages } from '@/contract/messages/captcha';
import { giftCardApiMessages } from '@/contract/messages/gift-cards';
import { englishText } from '@/contract/messages/text-with-values';
import { giftCards } from '@/shop-api/db/schema/gift-cards';
import { payments } from '@/shop-api/db/schema/payments';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';

onEachApp((app) => {
  const gifts = new GiftCards(app);

  test('opens a payment of the amount for the sender, without a login', async () => {
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
    test.each(['100', '100.00', '10000'])('may be %s', async (amount) => {
      expect((await gifts.ask({ amount })).status).toBe(200);
    });

    test.each([
      ['99.99', giftCardApiMessages.amountBounds],
      ['10000.01', giftCardApiMessages.amountBounds],
      ['0', giftCardApiMessages.amountBounds],
      ['-500', 'Amount must be a number'],
      ['1e3', 'Amount must be a number'],
      ['100.001', 'Amount must be a number'],
      ['', 'Amount is required'],
    ])('may not be %s', async (amount, message) => {
      const { status, body } = await gifts.ask({ amount });
      expect([status, body.errors.amount]).toEqual([422, [englishText(message)]]);
    });
  });

  test.each(['sender_name', 'sender_email', 'receiver_name', 'receiver_email'])(
    'requires %s',
    async (field) => {
      const { status, body } = await gifts.ask({ [field]: ' ' });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    },
  );

  test('refuses a used captcha, and one of another form', async () => {
    const recaptcha = await captchaFor(app, 'gift_voucher');
    expect((await gifts.ask({ recaptcha })).status).toBe(200);
    for (const spent of [recaptcha, await captchaFor(app, 'signup'), 'made up', '']) {
      const { status, body } = await gifts.ask({ recaptcha: spent });
      expect([status, body.errors.recaptcha]).toEqual([422, [captchaMessages.notSolved]]);
    }
  });

  test('repeated requests with one id: one gift card, one payment, one captcha', async () => {
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

  test('a request with the id of another sender’s request makes another gift card', async () => {
    const mine = await gifts.ask({ txnid: 'shared' });
    const yours = await gifts.ask({ txnid: 'shared', receiver_email: 'other@example.com' });
    expect(yours.body.data).not.toBe(mine.body.data);
  });

  describe('an unpaid gift card', () => {
    test('has no balance and no code', async () => {
      const { giftCardId } = await gifts.payment(await gifts.ask());
      expect(await gifts.row(giftCardId)).toMatchObject({
        balancePaise: 0,
        codeHash: null,
        paidAt: null,
      });
    });
  });

  describe('a paid gift card', () => {
    test('has its amount as the balance, and cannot be requested again', async () => {
      const answer = await gifts.ask({ txnid: 'paid-once' });
      await gifts.pay(answer);
      const { giftCardId } = await gifts.payment(answer);
      expect((await gifts.row(giftCardId)).balancePaise).toBe(50_000);
      const again = await gifts.ask({ txnid: 'paid-once' });
      expect([again.body.reason, again.body.message]).toEqual([
        'gift_voucher_paid',
        giftCardApiMessages.paidAlready,
      ]);
    });

    test('has no more balance when it is paid twice: the second is a refund due', async () => {
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

    test('has its amount as the balance, even if the payment arrives late', async () => {
      const answer = await gifts.ask();
      app.clock.advance(7 * 86_400_000);
      await gifts.pay(answer);
      const { giftCardId } = await gifts.payment(answer);
      expect((await gifts.row(giftCardId)).balancePaise).toBe(50_000);
    });
  });

  test('stores no code in plain text', async () => {
    const { code } = await gifts.issue('100');
    const rows = JSON.stringify(await app.db.select().from(giftCards));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
    await assertInvariants(app.db);
  });
});

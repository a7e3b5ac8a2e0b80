import { beforeEach, describe, expect, test } from '@jest/globals';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { GiftCards } from '@/__tests__/support/gift-card';
import { SAMPLE_GIFT } from '@/__tests__/support/sample-gift';
import { onEachApp } from '@/__tests__/support/test-app';
import { testKeys } from '@/__tests__/support/test-deps';
import { giftCode } from '@/shop-api/domain/gift-cards/gift-card';
import { sendDueGiftCards } from '@/shop-api/domain/gift-cards/send-gift-cards';

const HOUR_MS = 3_600_000;
/** The clock begins on 21 November at noon in India. */
const TOMORROW = '2026-11-22';
const UNTIL_TOMORROW_MS = 12 * HOUR_MS;
const STAFF = 3;

onEachApp((app) => {
  const gifts = new GiftCards(app);
  const send = () => sendDueGiftCards({ ctx: app });

  /** A paid gift voucher, with whom it has been mailed to so far. */
  async function bought(wish: object) {
    const answer = await gifts.ask(wish);
    await gifts.pay(answer);
    const { giftCardId: id } = await gifts.payment(answer);
    return { id, code: giftCode(testKeys, id) };
  }
  const mailed = async () => (await deliverMails(app)).map(({ to, text }) => ({ to, text }));
  const move = async (id: number, to: string) =>
    app.call(`POST /staff/gift-vouchers/${id}/move/`, {
      who: await app.customer(STAFF),
      body: { to },
    });

  beforeEach(async () => {
    app.clock.advance(-(app.clock.now().getTime() - Date.parse('2026-11-21T06:30:00Z')));
    await send();
    await deliverMails(app);
  });

  describe('a gift voucher with a day', () => {
    test('is mailed on it in India, once, and the sender is told the day before', async () => {
      const { code } = await bought({ send_on: TOMORROW });
      const [receipt, ...others] = await mailed();
      expect([receipt?.to, others]).toEqual([SAMPLE_GIFT.sender_email, []]);
      expect(receipt?.text).toContain('On 22 November 2026 the code goes to:');
      app.clock.advance(UNTIL_TOMORROW_MS - 1);
      expect(await send()).toBe(0);
      app.clock.advance(1);
      expect((await Promise.all([send(), send()])).sort()).toEqual([0, 1]);
      const [mail, ...more] = await mailed();
      expect([mail?.to, more]).toEqual([SAMPLE_GIFT.receiver_email, []]);
      expect(mail?.text).toContain(code);
      expect(await send()).toBe(0);
    });

    test('that is paid on it or later is mailed at once', async () => {
      const answer = await gifts.ask({ send_on: TOMORROW });
      app.clock.advance(2 * UNTIL_TOMORROW_MS);
      await gifts.pay(answer);
      expect(await mailed()).toHaveLength(2);
      expect(await send()).toBe(0);
    });

    test('that is not paid, or blocked before it, is not mailed; unblocked, it is', async () => {
      await gifts.ask({ send_on: TOMORROW });
      const { id } = await bought({ send_on: TOMORROW });
      await move(id, 'block');
      app.clock.advance(UNTIL_TOMORROW_MS);
      expect(await send()).toBe(0);
      await move(id, 'unblock');
      expect(await send()).toBe(1);
    });

    test('that staff mail before it is not mailed again', async () => {
      const { id, code } = await bought({ send_on: TOMORROW });
      await mailed();
      await move(id, 'resend');
      expect(JSON.stringify(await mailed())).toContain(code);
      app.clock.advance(UNTIL_TOMORROW_MS);
      expect(await send()).toBe(0);
    });

    test.each(['2026-11-20', '2027-11-22'])(
      'may not be over, nor more than a year ahead: %s',
      async (day) => {
        const { status, body } = await gifts.ask({ send_on: day });
        expect([status, body.errors.send_on]).toEqual([
          422,
          ['Choose a day from 21 November 2026 to 21 November 2027.'],
        ]);
      },
    );
  });

  describe('for WhatsApp', () => {
    test('the sender has the message with the code on the day, by mail alone', async () => {
      const { id, code } = await bought({ send_on: TOMORROW, by_whatsapp: true });
      expect(JSON.stringify(await mailed())).not.toContain(code);
      app.clock.advance(UNTIL_TOMORROW_MS);
      await send();
      const toSender = (await mailed()).filter(({ to }) => to === SAMPLE_GIFT.sender_email);
      expect(toSender).toHaveLength(1);
      const [link = ''] = /https:\/\/wa\.me\/\S+/.exec(toSender[0]?.text ?? '') ?? [];
      const text = new URL(link).searchParams.get('text');
      expect(text).toContain(
        `A Vanya gift voucher of ₹500.00 for you, Ravi Iyer. Its code: ${code}`,
      );
      expect(text).toContain(SAMPLE_GIFT.message);
      expect((await gifts.row(id)).mailedAt).not.toBeNull();
    });

    test('one that is sent at once has no receipt that says otherwise', async () => {
      await bought({ by_whatsapp: true });
      const mails = await mailed();
      expect(mails).toHaveLength(2);
      expect(JSON.stringify(mails)).not.toContain('Only the receiver gets the code');
    });
  });
});

import { beforeEach, expect, test } from '@jest/globals';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { GiftCards } from '@/__tests__/support/gift-card';
import { SAMPLE_GIFT } from '@/__tests__/support/sample-gift';
import { onEachApp } from '@/__tests__/support/test-app';
import { testKeys } from '@/__tests__/support/test-deps';
import { brandColours } from '@/contract/shop/shop';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { giftCode } from '@/shop-api/domain/gift-cards/gift-card';

onEachApp((app) => {
  const gifts = new GiftCards(app);

  beforeEach(async () => {
    await deliverMails(app);
  });

  test('no mail is sent about an unpaid gift card', async () => {
    await gifts.ask();
    expect(await deliverMails(app)).toEqual([]);
  });

  test('the receiver gets the code and the message, the sender a receipt without it', async () => {
    const { code } = await gifts.issue('500');
    const mails = await deliverMails(app);
    const toReceiver = mails.find(({ to }) => to === SAMPLE_GIFT.receiver_email);
    const toSender = mails.find(({ to }) => to === SAMPLE_GIFT.sender_email);
    expect(mails).toHaveLength(2);
    expect(toReceiver?.subject).toBe('A Vanya gift voucher of ₹500.00 for you');
    expect(toReceiver?.text).toContain(`Code: ${code}`);
    expect(toReceiver?.text).toContain('> Happy birthday!');
    expect(toReceiver?.text).toContain('> From Asha Rao');
    expect(toReceiver?.text).toContain('Funds do not expire.');
    expect(toSender?.subject).toBe('Your gift voucher of ₹500.00 is paid');
    expect(JSON.stringify(toSender)).not.toContain(code);
  });

  test('both are written to in the language of the page, whoever reports the payment', async () => {
    const answer = await gifts.ask({}, { 'Accept-Language': 'gu' });
    await gifts.pay(answer);
    const subjects = (await deliverMails(app)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    for (const subject of subjects) expect(subject).toContain('ગિફ્ટ વાઉચર');
  });

  test('the receiver sees the card of the preview, with the code in one piece to copy', async () => {
    const { code } = await gifts.issue('500');
    const mails = await deliverMails(app);
    const { html = '' } = mails.find(({ to }) => to === SAMPLE_GIFT.receiver_email) ?? {};
    const [card = ''] =
      new RegExp(`<table[^>]*"${brandColours.haldi}".*?</table>`, 's').exec(html) ?? [];
    const [, codeInHtml = ''] =
      /<p class="code"[^>]*user-select:all[^>]*>(.*?)<\/p>/.exec(card) ?? [];
    expect(codeInHtml.replace(/<[^>]+>/g, '')).toBe(code);
    expect(card.replace(/<[^>]+>/g, '')).toContain('₹500.00');
  });

  test('mails about a gift card that is paid twice are sent once', async () => {
    const answer = await gifts.ask();
    await gifts.pay(answer);
    await gifts.pay(answer, 'second');
    expect(await deliverMails(app)).toHaveLength(2);
  });

  test('the code is not stored in the mail queue', async () => {
    const answer = await gifts.ask();
    await gifts.pay(answer);
    const { giftCardId } = await gifts.payment(answer);
    const queue = JSON.stringify(await app.db.select().from(mailQueue));
    expect(queue).toContain(`"giftCardId":${giftCardId}`);
    expect(queue).not.toContain(giftCode(testKeys, giftCardId));
  });

  test('text typed by strangers becomes neither markup nor a mail header', async () => {
    const answer = await gifts.ask({
      sender_name: '<img src=x onerror=alert(1)>',
      message: 'Click <a href="https://evil.example">here</a>\r\nBcc: all@example.com',
    });
    await gifts.pay(answer);
    for (const { html = '', subject } of await deliverMails(app)) {
      expect(html).not.toMatch(/<img src=x|<a href="https:\/\/evil/);
      expect(subject).not.toMatch(/[\r\n]|evil|Bcc|</);
    }
  });
});

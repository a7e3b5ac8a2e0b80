import { afterEach, describe, expect, test } from '@jest/globals';
import { like } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { ask, mailedToken, use } from '@/__tests__/support/reset-password';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp } from '@/__tests__/support/test-app';
import { captchaMessages } from '@/contract/messages/captcha';
import { passwordApiMessages } from '@/contract/messages/password';
import { attempts } from '@/shop-api/db/schema/limits';

const MINUTE_MS = 60_000;
const SENT = {
  status: 200,
  body: { status: true, message: passwordApiMessages.linkSent },
};

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  describe('asking for a reset link', () => {
    test('mails the address as the account stores it, in any typed letter case', async () => {
      const { email } = await newCustomer(app.db);
      expect(await ask(app, email.toUpperCase())).toMatchObject(SENT);
      expect(await deliverMails(app)).toMatchObject([{ kind: 'mail', to: email }]);
    });

    test('twice before the mail has left results in one mail, whose link works', async () => {
      const { email } = await newCustomer(app.db);
      await ask(app, email.toUpperCase());
      const token = await mailedToken(app, email);
      expect(app.outbox.messages.filter(({ to }) => to === email)).toHaveLength(1);
      expect(await use(app, token)).toMatchObject({ status: 200 });
    });

    test('sends nothing when no account has the address', async () => {
      expect(await ask(app, 'nobody@example.com')).toMatchObject(SENT);
      expect(await deliverMails(app)).toEqual([]);
    });

    test('sends nothing to a closed account', async () => {
      const { email } = await newCustomer(app.db, { isActive: false });
      expect(await ask(app, email)).toMatchObject(SENT);
      expect(await deliverMails(app)).toEqual([]);
    });

    test('needs a captcha of its own form, and accepts it once', async () => {
      const { email } = await newCustomer(app.db);
      const recaptcha = await captchaFor(app, 'signup');
      const notARobot = { errors: { recaptcha: [captchaMessages.notSolved] } };
      const post = (body: object) => app.call('POST /user/reset-password/', { body });
      expect(await post({ email, recaptcha })).toMatchObject({ status: 422, body: notARobot });
      expect(await post({ email })).toMatchObject({ status: 422, body: notARobot });
      const right = await captchaFor(app, 'reset_password');
      expect(await post({ email, recaptcha: right })).toMatchObject(SENT);
      expect(await post({ email, recaptcha: right })).toMatchObject({
        status: 422,
        body: notARobot,
      });
    });

    test.each([
      ['known', true],
      ['unknown', false],
    ])('is possible three times an hour for an email address that is %s', async (name, isKnown) => {
      const email = isKnown ? (await newCustomer(app.db)).email : `${name}@example.com`;
      for (let count = 0; count < 3; count++) expect(await ask(app, email)).toMatchObject(SENT);
      expect(await ask(app, email.toUpperCase())).toMatchObject({
        status: 429,
        body: { message: 'Too many attempts. Please try again in 60 minutes.' },
      });
      app.clock.advance(60 * MINUTE_MS);
      expect(await ask(app, email)).toMatchObject(SENT);
    });

    test('is possible 20 times an hour for a visitor', async () => {
      const who = await app.visitor();
      for (let count = 0; count < 20; count++) {
        expect(await ask(app, `visitor.${count}@example.com`, who)).toMatchObject(SENT);
      }
      expect(await ask(app, 'visitor.20@example.com', who)).toMatchObject({ status: 429 });
      app.clock.advance(60 * MINUTE_MS);
      expect(await ask(app, 'visitor.20@example.com', who)).toMatchObject(SENT);
    });

    test('is possible 600 times an hour from one IP address', async () => {
      const from = { 'X-Forwarded-For': '198.51.100.7' };
      await ask(app, 'wide.1@example.com', from);
      const isOfAddress = like(attempts.key, 'reset, address:%');
      await app.db.update(attempts).set({ count: 599 }).where(isOfAddress);
      expect(await ask(app, 'wide.600@example.com', from)).toMatchObject(SENT);
      expect(await ask(app, 'wide.601@example.com', from)).toMatchObject({ status: 429 });
      const elsewhere = { 'X-Forwarded-For': '198.51.100.8' };
      expect(await ask(app, 'wide.601@example.com', elsewhere)).toMatchObject(SENT);
    });
  });
});

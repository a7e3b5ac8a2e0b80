import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { signIn } from '@/__tests__/support/log-in';
import { newCustomer } from '@/__tests__/support/new-customer';
import { newNumber } from '@/__tests__/support/phone';
import { GOOD_PASSWORD, newEmail, signUpAs } from '@/__tests__/support/sign-up-as';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { captchaMessages } from '@/contract/messages/captcha';
import { mobileMessages } from '@/contract/messages/fields';
import { passwordApiMessages } from '@/contract/messages/password';
import { customers } from '@/shop-api/db/schema/customers';

const HOUR_MS = 3_600_000;

onEachApp((app) => {
  const refused = (field: string, message: string) => ({
    status: 422,
    body: { message, errors: { [field]: [message] } },
  });

  describe('signing up', () => {
    test('creates an account with claims and without any proof', async () => {
      const email = newEmail();
      const mobile = newNumber();
      const who = await app.visitor();
      const answer = await signUpAs(app, who, { email, mobile_no: mobile.slice(3) });
      expect(answer).toMatchObject({
        status: 200,
        body: { status: true, message: accountMessages.signedUp },
      });
      expect(answer.body).not.toHaveProperty('data');
      const [row] = await app.db.select().from(customers).where(eq(customers.email, email));
      expect(row).toMatchObject({
        phone: mobile,
        phoneProvenAt: null,
        emailProvenAt: null,
        isStaff: false,
        claimedBy: expect.stringMatching(/^[\da-f]{64}$/),
      });
      expect((await signIn(app, email.toUpperCase(), GOOD_PASSWORD)).status).toBe(200);
    });

    test('accepts the number with +91 too', async () => {
      const mobile = newNumber();
      expect((await signUpAs(app, {}, { mobile_no: mobile })).status).toBe(200);
      const [row] = await app.db.select().from(customers).where(eq(customers.phone, mobile));
      expect(row).toBeDefined();
    });

    test('refuses an email address that an account has, in any letter case', async () => {
      const message = accountApiMessages.knownEmail;
      expect(await signUpAs(app, {}, { email: 'DEMO@Example.com' })).toMatchObject(
        refused('email', message),
      );
    });

    test('refuses a number that an account has proven', async () => {
      const mobile = newNumber();
      await newCustomer(app.db, { phone: mobile, phoneProvenAt: app.clock.now() });
      const message = accountApiMessages.knownMobile;
      expect(await signUpAs(app, {}, { mobile_no: mobile })).toMatchObject(
        refused('mobile_no', message),
      );
    });

    test('lets several accounts claim a number', async () => {
      const mobile = newNumber();
      expect((await signUpAs(app, {}, { mobile_no: mobile })).status).toBe(200);
      expect((await signUpAs(app, {}, { mobile_no: mobile })).status).toBe(200);
    });

    test('refuses a number that no phone in India can have', async () => {
      const message = mobileMessages.firstDigit;
      for (const mobile_no of ['5876543210', '+910876543210']) {
        expect(await signUpAs(app, {}, { mobile_no })).toMatchObject(refused('mobile_no', message));
      }
    });

    test('refuses a common password', async () => {
      const message = passwordApiMessages.tooCommon;
      expect(await signUpAs(app, {}, { password: 'Welcome@2026' })).toMatchObject(
        refused('password', message),
      );
    });

    test('refuses a captcha used before, and one solved for another form', async () => {
      const recaptcha = await captchaFor(app, 'signup');
      const message = captchaMessages.notSolved;
      expect((await signUpAs(app, {}, { recaptcha })).status).toBe(200);
      expect(await signUpAs(app, {}, { recaptcha })).toMatchObject(refused('recaptcha', message));
      const other = await captchaFor(app, 'reset_password');
      expect(await signUpAs(app, {}, { recaptcha: other })).toMatchObject(
        refused('recaptcha', message),
      );
    });

    test('ignores flags in the form', async () => {
      const email = newEmail();
      const flags = { is_staff: 'true', isStaff: 'true', phone_proven_at: '2026-01-01', id: '1' };
      await signUpAs(app, {}, { email, ...flags });
      const [row] = await app.db.select().from(customers).where(eq(customers.email, email));
      expect(row).toMatchObject({ isStaff: false, isSuperuser: false, phoneProvenAt: null });
      expect(row?.id).not.toBe(1);
    });

    test('is possible five times an hour for a browser', async () => {
      const who = await app.visitor();
      for (let count = 1; count <= 5; count++) {
        expect((await signUpAs(app, who)).status).toBe(200);
      }
      const message = 'Too many attempts. Please try again in 60 minutes.';
      expect(await signUpAs(app, who)).toMatchObject({ status: 429, body: { message } });
      app.clock.advance(HOUR_MS);
      expect((await signUpAs(app, who)).status).toBe(200);
    });
  });
});

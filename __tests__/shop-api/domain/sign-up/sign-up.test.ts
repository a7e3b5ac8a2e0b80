import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers } from '@/shop-api/db/schema/customers';
import { signIn } from '../../../support/log-in';
import { newCustomer } from '../../../support/new-customer';
import { newNumber } from '../../../support/phone';
import { GOOD_PASSWORD, newEmail, signUpAs } from '../../../support/sign-up-as';
import { captchaFor } from '../../../support/solve-captcha';
import { onEachApp } from '../../../support/test-app';

const HOUR_MS = 3_600_000;

onEachApp((app) => {
  const refused = (field: string, message: string) => ({
    status: 422,
    body: { message, errors: { [field]: [message] } },
  });

  describe('signing up', () => {
    it('makes an account that claims, and proves nothing', async () => {
      const email = newEmail();
      const mobile = newNumber();
      const who = await app.visitor();
      const answer = await signUpAs(app, who, { email, mobile_no: mobile.slice(3) });
      expect(answer).toMatchObject({
        status: 200,
        body: { status: true, message: 'Your account has been created!' },
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

    it('takes the number with +91 as well', async () => {
      const mobile = newNumber();
      expect((await signUpAs(app, {}, { mobile_no: mobile })).status).toBe(200);
      const [row] = await app.db.select().from(customers).where(eq(customers.phone, mobile));
      expect(row).toBeDefined();
    });

    it('refuses an address of mail that an account has, in any case', async () => {
      const message = 'An account with this email already exists. Please login.';
      expect(await signUpAs(app, {}, { email: 'DEMO@Example.com' })).toMatchObject(
        refused('email', message),
      );
    });

    it('refuses a number that an account has proven', async () => {
      const mobile = newNumber();
      await newCustomer(app.db, { phone: mobile, phoneProvenAt: app.clock.now() });
      const message = 'This mobile number is already registered. Please login.';
      expect(await signUpAs(app, {}, { mobile_no: mobile })).toMatchObject(
        refused('mobile_no', message),
      );
    });

    it('lets several claim a number', async () => {
      const mobile = newNumber();
      expect((await signUpAs(app, {}, { mobile_no: mobile })).status).toBe(200);
      expect((await signUpAs(app, {}, { mobile_no: mobile })).status).toBe(200);
    });

    it('refuses a number that no phone in India has', async () => {
      const message = 'Mobile number must start with 6, 7, 8 or 9';
      for (const mobile_no of ['5876543210', '+910876543210']) {
        expect(await signUpAs(app, {}, { mobile_no })).toMatchObject(refused('mobile_no', message));
      }
    });

    it('refuses a password that guessers try first', async () => {
      const message = 'This password is too common. Please choose another one';
      expect(await signUpAs(app, {}, { password: 'Welcome@2026' })).toMatchObject(
        refused('password', message),
      );
    });

    it('refuses a captcha used before, and one solved for another form', async () => {
      const recaptcha = await captchaFor(app, 'signup');
      const message = 'Please verify you are not a robot.';
      expect((await signUpAs(app, {}, { recaptcha })).status).toBe(200);
      expect(await signUpAs(app, {}, { recaptcha })).toMatchObject(refused('recaptcha', message));
      const other = await captchaFor(app, 'reset_password');
      expect(await signUpAs(app, {}, { recaptcha: other })).toMatchObject(
        refused('recaptcha', message),
      );
    });

    it('takes no flag from the form', async () => {
      const email = newEmail();
      const flags = { is_staff: 'true', isStaff: 'true', phone_proven_at: '2026-01-01', id: '1' };
      await signUpAs(app, {}, { email, ...flags });
      const [row] = await app.db.select().from(customers).where(eq(customers.email, email));
      expect(row).toMatchObject({ isStaff: false, isSuperuser: false, phoneProvenAt: null });
      expect(row?.id).not.toBe(1);
    });

    it('is open to a browser five times an hour', async () => {
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

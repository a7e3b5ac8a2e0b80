import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { loginCodes } from '@/shop-api/db/schema/login-codes';
import { newCustomer } from '../../../support/new-customer';
import {
  codeOn,
  messagesTo,
  newNumber,
  otherCode,
  sendOtp,
  verifyOtp,
} from '../../../support/phone';
import { onEachApp } from '../../../support/test-app';

const MINUTE_MS = 60_000;
const EXPIRED = 'The OTP has expired. Please ask for a new one!';
const WRONG = 'The OTP is not right. Please try again!';

onEachApp((app) => {
  async function asked() {
    const mobile = newNumber();
    await newCustomer(app.db, { phone: mobile, phoneProvenAt: app.clock.now() });
    const browser = await app.visitor();
    expect((await sendOtp(app, browser, mobile)).status).toBe(200);
    return { mobile, browser, otp: codeOn(app, mobile) };
  }

  const refused = (message: string) => ({
    status: 422,
    body: { code: 'invalid', message, errors: { otp: [message] } },
  });

  describe('a login code', () => {
    it('reaches the phone, with the line that browsers read', async () => {
      const { mobile, otp } = await asked();
      const [sms] = messagesTo(app, mobile);
      expect(sms?.text).toMatch(/^\d{6} is your Vanya login OTP/);
      expect(sms?.text.split('\n').at(-1)).toBe(`@vanya.example #${otp}`);
    });

    it('logs in', async () => {
      const { mobile, browser, otp } = await asked();
      const { status, body } = await verifyOtp(app, browser, { mobile, otp });
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: 'Login successfully!', data: { phone_no: mobile } });
      const who = { Authorization: `token ${body.data.token}` };
      expect((await app.call('GET /user/elite_check/', { who })).status).toBe(200);
    });

    it('is stored as a hash that six digits alone do not give', async () => {
      const { mobile, otp } = await asked();
      const [row] = await app.db.select().from(loginCodes).where(eq(loginCodes.phone, mobile));
      expect(row?.codeHash).toMatch(/^[\da-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(otp);
    });

    it('works once', async () => {
      const { mobile, browser, otp } = await asked();
      await verifyOtp(app, browser, { mobile, otp });
      const again = await app.visitor();
      expect(await verifyOtp(app, browser, { mobile, otp })).toMatchObject(refused(EXPIRED));
      expect(await verifyOtp(app, again, { mobile, otp })).toMatchObject(refused(EXPIRED));
    });

    it('works until five minutes are over', async () => {
      const [first, second] = [await asked(), await asked()];
      app.clock.advance(5 * MINUTE_MS - 1);
      expect((await verifyOtp(app, first.browser, first)).status).toBe(200);
      app.clock.advance(1);
      expect(await verifyOtp(app, second.browser, second)).toMatchObject(refused(EXPIRED));
    });

    it('ends when a newer one is sent', async () => {
      const { mobile, browser, otp } = await asked();
      await sendOtp(app, browser, mobile);
      const newer = codeOn(app, mobile);
      if (newer !== otp) {
        expect(await verifyOtp(app, browser, { mobile, otp })).toMatchObject(refused(WRONG));
      }
      expect((await verifyOtp(app, browser, { mobile, otp: newer })).status).toBe(200);
    });

    it('ends with the fifth wrong try', async () => {
      const { mobile, browser, otp } = await asked();
      const wrong = { mobile, otp: otherCode(otp) };
      for (let tries = 1; tries <= 5; tries++) {
        expect(await verifyOtp(app, browser, wrong)).toMatchObject(refused(WRONG));
      }
      expect(await verifyOtp(app, browser, { mobile, otp })).toMatchObject(refused(EXPIRED));
    });

    it('works on the fifth try', async () => {
      const { mobile, browser, otp } = await asked();
      const wrong = { mobile, otp: otherCode(otp) };
      for (let tries = 1; tries <= 4; tries++) await verifyOtp(app, browser, wrong);
      expect((await verifyOtp(app, browser, { mobile, otp })).status).toBe(200);
    });

    it('is worth nothing in another browser, and tries from there do not count', async () => {
      const { mobile, browser, otp } = await asked();
      const thief = await app.visitor();
      for (const who of [thief, thief, thief, {}, {}, {}]) {
        expect(await verifyOtp(app, who, { mobile, otp })).toMatchObject(refused(EXPIRED));
      }
      expect((await verifyOtp(app, browser, { mobile, otp })).status).toBe(200);
    });

    it('is worth nothing for another number', async () => {
      const [one, other] = [await asked(), await asked()];
      if (one.otp !== other.otp) {
        const crossed = { mobile: other.mobile, otp: one.otp };
        expect(await verifyOtp(app, other.browser, crossed)).toMatchObject(refused(WRONG));
      }
      expect(
        await verifyOtp(app, one.browser, { mobile: newNumber(), otp: one.otp }),
      ).toMatchObject(refused(EXPIRED));
    });

    it('asked for without a browser id works without one', async () => {
      const { mobile } = await asked();
      await sendOtp(app, {}, mobile);
      expect((await verifyOtp(app, {}, { mobile, otp: codeOn(app, mobile) })).status).toBe(200);
    });
  });

  describe('a number nobody has registered', () => {
    it('is told so under its field, and no message is sent', async () => {
      const mobile = newNumber();
      const message = 'This mobile number is not registered. Please create an account.';
      expect(await sendOtp(app, await app.visitor(), mobile)).toMatchObject({
        status: 404,
        body: { code: 'not_found', message, errors: { mobile_no: [message] } },
      });
      expect(messagesTo(app, mobile)).toEqual([]);
    });

    it('is one whose account is closed', async () => {
      const mobile = newNumber();
      const phoneProvenAt = app.clock.now();
      await newCustomer(app.db, { phone: mobile, phoneProvenAt, isActive: false });
      expect((await sendOtp(app, await app.visitor(), mobile)).status).toBe(404);
    });
  });

  it.each(['9876543210', '+915876543210', '+91987654321', '+9198765432100', '+19876543210', ''])(
    'no code goes to %p',
    async (mobile) => {
      const { status, body } = await sendOtp(app, {}, mobile);
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('mobile_no');
    },
  );

  it.each(['12345', '1234567', '12345a', '१२३४५६', ''])('%p is no code', async (otp) => {
    const { status, body } = await verifyOtp(app, {}, { mobile: newNumber(), otp });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('otp');
  });
});

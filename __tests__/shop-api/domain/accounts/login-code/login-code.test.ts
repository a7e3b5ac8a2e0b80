import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer } from '@/__tests__/support/new-customer';
import {
  callSendLoginCode,
  callSendSolved,
  callVerifyLoginCode,
  codeOn,
  messagesTo,
  newNumber,
  otherCode,
} from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { LANGUAGE_HEADER } from '@/contract/kit/headers';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { loginCodes } from '@/shop-api/db/schema/login-codes';

const MINUTE_MS = 60_000;
const EXPIRED = accountApiMessages.noCode;
const WRONG = accountApiMessages.wrongCode;

onEachApp((app) => {
  async function asked() {
    const mobile = newNumber();
    await newCustomer(app.db, { phone: mobile, phoneProvenAt: app.clock.now() });
    const browser = await app.visitor();
    expect((await callSendLoginCode(app, browser, mobile)).status).toBe(200);
    return { mobile, browser, otp: codeOn(app, mobile) };
  }

  const refused = (message: string) => ({
    status: 422,
    body: { code: 'invalid', message, errors: { otp: [message] } },
  });

  describe('a login code', () => {
    test('is sent to the phone, with the line that browsers read', async () => {
      const { mobile, otp } = await asked();
      const [sms] = messagesTo(app, mobile);
      expect(sms?.text).toMatch(/^\d{6} is your Vanya login OTP/);
      expect(sms?.text.split('\n').at(-1)).toBe(`@vanya.example #${otp}`);
    });

    test('logs the customer in', async () => {
      const { mobile, browser, otp } = await asked();
      const { status, body } = await callVerifyLoginCode(app, browser, { mobile, otp });
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: accountMessages.loggedIn, data: { phone_no: mobile } });
      const who = { Authorization: `token ${body.data.token}` };
      expect((await app.call('GET /user/elite_check/', { who })).status).toBe(200);
    });

    test('is in the language of the page that asks for it', async () => {
      const who = { ...(await app.visitor()), [LANGUAGE_HEADER]: 'hi' };
      const mobile = newNumber();
      await newCustomer(app.db, { phone: mobile, phoneProvenAt: app.clock.now() });
      await callSendLoginCode(app, who, mobile);
      const [sms] = messagesTo(app, mobile);
      expect(sms?.text).toMatch(/^\d{6} आपका Vanya लॉग इन ओटीपी है/);
      expect(sms?.text).toMatch(/\n\n@[\w.]+ #\d{6}$/);
    });

    test('is stored as a hash that cannot be calculated from the six digits alone', async () => {
      const { mobile, otp } = await asked();
      const [row] = await app.db.select().from(loginCodes).where(eq(loginCodes.phone, mobile));
      expect(row?.codeHash).toMatch(/^[\da-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(otp);
    });

    test('works once', async () => {
      const { mobile, browser, otp } = await asked();
      await callVerifyLoginCode(app, browser, { mobile, otp });
      const again = await app.visitor();
      expect(await callVerifyLoginCode(app, browser, { mobile, otp })).toMatchObject(
        refused(EXPIRED),
      );
      expect(await callVerifyLoginCode(app, again, { mobile, otp })).toMatchObject(
        refused(EXPIRED),
      );
    });

    test('works for five minutes', async () => {
      const [first, second] = [await asked(), await asked()];
      app.clock.advance(5 * MINUTE_MS - 1);
      expect((await callVerifyLoginCode(app, first.browser, first)).status).toBe(200);
      app.clock.advance(1);
      expect(await callVerifyLoginCode(app, second.browser, second)).toMatchObject(
        refused(EXPIRED),
      );
    });

    test('becomes invalid when a newer one is sent', async () => {
      const { mobile, browser, otp } = await asked();
      await callSendLoginCode(app, browser, mobile);
      const newer = codeOn(app, mobile);
      if (newer !== otp) {
        expect(await callVerifyLoginCode(app, browser, { mobile, otp })).toMatchObject(
          refused(WRONG),
        );
      }
      expect((await callVerifyLoginCode(app, browser, { mobile, otp: newer })).status).toBe(200);
    });

    test('becomes invalid with the fifth wrong try', async () => {
      const { mobile, browser, otp } = await asked();
      const wrong = { mobile, otp: otherCode(otp) };
      for (let tries = 1; tries <= 5; tries++) {
        expect(await callVerifyLoginCode(app, browser, wrong)).toMatchObject(refused(WRONG));
      }
      expect(await callVerifyLoginCode(app, browser, { mobile, otp })).toMatchObject(
        refused(EXPIRED),
      );
    });

    test('works on the fifth try', async () => {
      const { mobile, browser, otp } = await asked();
      const wrong = { mobile, otp: otherCode(otp) };
      for (let tries = 1; tries <= 4; tries++) await callVerifyLoginCode(app, browser, wrong);
      expect((await callVerifyLoginCode(app, browser, { mobile, otp })).status).toBe(200);
    });

    test('is invalid in another browser, and tries from there do not count', async () => {
      const { mobile, browser, otp } = await asked();
      const thief = await app.visitor();
      for (const who of [thief, thief, thief, {}, {}, {}]) {
        expect(await callVerifyLoginCode(app, who, { mobile, otp })).toMatchObject(
          refused(EXPIRED),
        );
      }
      expect((await callVerifyLoginCode(app, browser, { mobile, otp })).status).toBe(200);
    });

    test('is invalid for another number', async () => {
      const [one, other] = [await asked(), await asked()];
      if (one.otp !== other.otp) {
        const crossed = { mobile: other.mobile, otp: one.otp };
        expect(await callVerifyLoginCode(app, other.browser, crossed)).toMatchObject(
          refused(WRONG),
        );
      }
      expect(
        await callVerifyLoginCode(app, one.browser, { mobile: newNumber(), otp: one.otp }),
      ).toMatchObject(refused(EXPIRED));
    });

    test('requested without a browser id needs a captcha, and works without one', async () => {
      const { mobile } = await asked();
      expect((await callSendLoginCode(app, {}, mobile)).status).toBe(422);
      await callSendSolved(app, {}, mobile);
      expect(
        (await callVerifyLoginCode(app, {}, { mobile, otp: codeOn(app, mobile) })).status,
      ).toBe(200);
    });
  });

  describe('an unregistered number', () => {
    test('is refused with an error on its field, and no message is sent', async () => {
      const mobile = newNumber();
      const message = accountApiMessages.notRegistered;
      expect(await callSendLoginCode(app, await app.visitor(), mobile)).toMatchObject({
        status: 404,
        body: { code: 'not_found', message, errors: { mobile_no: [message] } },
      });
      expect(messagesTo(app, mobile)).toEqual([]);
    });

    test('includes the unproven number of a closed account', async () => {
      const mobile = newNumber();
      const closedAt = app.clock.now();
      await newCustomer(app.db, { phone: mobile, closedAt, isActive: false });
      expect((await callSendLoginCode(app, await app.visitor(), mobile)).status).toBe(404);
    });
  });

  test.each(['9876543210', '+915876543210', '+91987654321', '+9198765432100', '+19876543210', ''])(
    'no code is sent to %p',
    async (mobile) => {
      const { status, body } = await callSendLoginCode(app, {}, mobile);
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('mobile_no');
    },
  );

  test.each(['12345', '1234567', '12345a', '१२३४५६', ''])('%p is not a valid code', async (otp) => {
    const { status, body } = await callVerifyLoginCode(app, {}, { mobile: newNumber(), otp });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('otp');
  });
});

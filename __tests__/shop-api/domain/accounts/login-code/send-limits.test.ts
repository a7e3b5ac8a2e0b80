import { afterEach, describe, expect, test } from '@jest/globals';
import {
  callSendLoginCode,
  callSendSolved,
  callVerifyLoginCode,
  messagesTo,
  newBrowserAt,
  newNumber,
  registeredNumber,
} from '@/__tests__/support/phone';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp } from '@/__tests__/support/test-app';
import { captchaMessages } from '@/contract/messages/captcha';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const captchaWanted = { status: 422, body: { errors: { recaptcha: [captchaMessages.notSolved] } } };
const comeBack = (when: string) => ({
  status: 429,
  body: { message: `Too many attempts. Please try again in ${when}.` },
});

type Headers = Record<string, string>;

onEachApp((app) => {
  // Each test starts with all counts at zero.
  afterEach(() => app.clock.advance(HOUR_MS));

  const registered = () => registeredNumber(app);

  const sendSolved = (who: Headers, mobile: string) => callSendSolved(app, who, mobile);

  const at = (address: string) => newBrowserAt(app, address);

  describe('a number', () => {
    test('gets three codes in ten minutes and five in an hour, from any browsers', async () => {
      const mobile = await registered();
      const send = async () => sendSolved(await app.visitor(), mobile);
      for (let count = 1; count <= 3; count++) expect((await send()).status).toBe(200);
      expect(await send()).toMatchObject(comeBack('10 minutes'));
      app.clock.advance(10 * MINUTE_MS - 1);
      expect(await send()).toMatchObject(comeBack('a minute'));
      app.clock.advance(1);
      for (let count = 4; count <= 5; count++) expect((await send()).status).toBe(200);
      expect(await send()).toMatchObject(comeBack('50 minutes'));
      app.clock.advance(50 * MINUTE_MS - 1);
      expect(await send()).toMatchObject(comeBack('a minute'));
      expect(messagesTo(app, mobile)).toHaveLength(5);
      app.clock.advance(1);
      expect((await send()).status).toBe(200);
    });

    test('is limited before its registration is checked', async () => {
      const mobile = newNumber();
      const send = async () => (await sendSolved(await app.visitor(), mobile)).status;
      const statuses = [await send(), await send(), await send(), await send()];
      expect(statuses).toEqual([404, 404, 404, 429]);
    });

    test('needs a captcha from the third code in an hour on', async () => {
      const mobile = await registered();
      const send = async () => callSendLoginCode(app, await app.visitor(), mobile);
      expect((await send()).status).toBe(200);
      expect((await send()).status).toBe(200);
      expect(await send()).toMatchObject(captchaWanted);
      app.clock.advance(HOUR_MS - 1);
      expect(await send()).toMatchObject(captchaWanted);
      app.clock.advance(1);
      expect((await send()).status).toBe(200);
    });
  });

  describe('a browser', () => {
    test('gets five codes in an hour for any numbers, the third on by captcha', async () => {
      const who = await app.visitor();
      for (let count = 1; count <= 2; count++) {
        expect((await callSendLoginCode(app, who, await registered())).status).toBe(200);
      }
      const third = await registered();
      expect(await callSendLoginCode(app, who, third)).toMatchObject(captchaWanted);
      expect((await sendSolved(who, third)).status).toBe(200);
      for (let count = 4; count <= 5; count++) {
        expect((await sendSolved(who, await registered())).status).toBe(200);
      }
      const sixth = await registered();
      expect(await sendSolved(who, sixth)).toMatchObject(comeBack('60 minutes'));
      app.clock.advance(HOUR_MS);
      expect((await callSendLoginCode(app, who, sixth)).status).toBe(200);
    });

    test('that has reached its limit does not use up the limit of a number', async () => {
      const who = await app.visitor();
      for (let count = 1; count <= 5; count++) await sendSolved(who, await registered());
      const mobile = await registered();
      for (let count = 1; count <= 9; count++) {
        expect((await sendSolved(who, mobile)).status).toBe(429);
      }
      const other = await at('198.51.100.8');
      expect((await callSendLoginCode(app, other, mobile)).status).toBe(200);
    });

    test('does not use up its limit with refused requests', async () => {
      const who = await app.visitor();
      const mobile = await registered();
      await callSendLoginCode(app, who, mobile);
      await callSendLoginCode(app, who, mobile);
      for (let count = 1; count <= 9; count++) {
        expect(await callSendLoginCode(app, who, mobile)).toMatchObject(captchaWanted);
      }
      expect((await sendSolved(who, mobile)).status).toBe(200);
      for (let count = 1; count <= 9; count++) {
        expect((await sendSolved(who, mobile)).status).toBe(429);
      }
      app.clock.advance(10 * MINUTE_MS);
      expect((await sendSolved(who, mobile)).status).toBe(200);
    });

    test('may enter 30 codes in an hour', async () => {
      const who = await app.visitor();
      const given = { mobile: newNumber(), otp: '000000' };
      for (let count = 1; count <= 30; count++) {
        expect((await callVerifyLoginCode(app, who, given)).status).toBe(422);
      }
      expect(await callVerifyLoginCode(app, who, given)).toMatchObject(comeBack('60 minutes'));
      app.clock.advance(HOUR_MS - 1);
      expect((await callVerifyLoginCode(app, who, given)).status).toBe(429);
      app.clock.advance(1);
      expect((await callVerifyLoginCode(app, who, given)).status).toBe(422);
    });
  });

  describe('the captcha', () => {
    test('is valid once, and only if it was solved for this form', async () => {
      const mobile = await registered();
      const solved = await captchaFor(app, 'login_code');
      await sendSolved({}, mobile);
      await sendSolved({}, mobile);
      const recaptcha = await captchaFor(app, 'signup');
      expect(await callSendLoginCode(app, {}, mobile, { recaptcha })).toMatchObject(captchaWanted);
      expect((await callSendLoginCode(app, {}, mobile, { recaptcha: solved })).status).toBe(200);
      app.clock.advance(10 * MINUTE_MS - 1);
      const other = await registered();
      await sendSolved({}, other);
      expect(await callSendLoginCode(app, {}, other, { recaptcha: solved })).toMatchObject(
        captchaWanted,
      );
    });
  });
});

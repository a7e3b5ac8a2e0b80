import { afterEach, describe, expect, test } from '@jest/globals';
import { like } from 'drizzle-orm';
import { newCustomer } from '@/__tests__/support/new-customer';
import {
  callSendLoginCode,
  callVerifyLoginCode,
  messagesTo,
  newNumber,
} from '@/__tests__/support/phone';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages } from '@/contract/messages/account';
import { captchaMessages } from '@/contract/messages/captcha';
import { attempts } from '@/shop-api/db/schema/limits';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CEILING = 40;

const captchaWanted = { status: 422, body: { errors: { recaptcha: [captchaMessages.notSolved] } } };
const comeBack = (when: string) => ({
  status: 429,
  body: { message: `Too many attempts. Please try again in ${when}.` },
});

onEachApp(
  (app) => {
    // Each test starts with all counts at zero.
    afterEach(() => app.clock.advance(HOUR_MS));

    async function registered(): Promise<string> {
      const mobile = newNumber();
      await newCustomer(app.db, { phone: mobile });
      return mobile;
    }

    async function sendSolved(who: Record<string, string>, mobile: string) {
      return callSendLoginCode(app, who, mobile, {
        recaptcha: await captchaFor(app, 'login_code'),
      });
    }

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
        expect((await callSendLoginCode(app, await app.visitor(), mobile)).status).toBe(200);
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
        await callSendLoginCode(app, {}, mobile);
        await callSendLoginCode(app, {}, mobile);
        const recaptcha = await captchaFor(app, 'signup');
        expect(await callSendLoginCode(app, {}, mobile, { recaptcha })).toMatchObject(
          captchaWanted,
        );
        expect((await callSendLoginCode(app, {}, mobile, { recaptcha: solved })).status).toBe(200);
        app.clock.advance(10 * MINUTE_MS - 1);
        const other = await registered();
        await callSendLoginCode(app, {}, other);
        await callSendLoginCode(app, {}, other);
        expect(await callSendLoginCode(app, {}, other, { recaptcha: solved })).toMatchObject(
          captchaWanted,
        );
      });
    });

    describe('one IP address', () => {
      test('gets at most 3,000 codes in an hour', async () => {
        await callSendLoginCode(app, {}, await registered());
        const isAddress = like(attempts.key, 'otp, address:%');
        await app.db.update(attempts).set({ count: 2999 }).where(isAddress);
        expect((await callSendLoginCode(app, {}, await registered())).status).toBe(200);
        const late = await registered();
        expect(await callSendLoginCode(app, {}, late)).toMatchObject(comeBack('60 minutes'));
        const elsewhere = { 'X-Forwarded-For': '198.51.100.7' };
        expect((await callSendLoginCode(app, elsewhere, late)).status).toBe(200);
        app.clock.advance(HOUR_MS);
        expect((await callSendLoginCode(app, {}, late)).status).toBe(200);
      });
    });

    describe('all numbers together', () => {
      test('get at most the ceiling in an hour, and the alarm is raised once', async () => {
        const before = app.outbox.messages.length;
        for (let count = 1; count <= CEILING; count++) {
          expect((await callSendLoginCode(app, {}, await registered())).status).toBe(200);
        }
        expect(app.alarms).toEqual([]);
        const late = await registered();
        for (let count = 1; count <= 5; count++) {
          expect(await callSendLoginCode(app, {}, late)).toMatchObject({
            status: 503,
            body: { message: accountApiMessages.codeNotSent },
          });
        }
        expect(app.outbox.messages).toHaveLength(before + CEILING);
        expect(app.alarms).toEqual([
          `More than ${CEILING} login codes were asked for within an hour: none is sent`,
        ]);
        app.clock.advance(HOUR_MS);
        expect((await callSendLoginCode(app, {}, late)).status).toBe(200);
      });
    });
  },
  { loginCodeCeiling: CEILING },
);

import { afterEach, describe, expect, test } from '@jest/globals';
import { like } from 'drizzle-orm';
import {
  callSendLoginCode,
  callSendSolved,
  messagesTo,
  newBrowserAt,
  newNumber,
  registeredNumber,
} from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages } from '@/contract/messages/account';
import { captchaMessages } from '@/contract/messages/captcha';
import { attempts } from '@/shop-api/db/schema/limits';

const HOUR_MS = 3_600_000;
const CEILING = 60;
/** The setting of one address. */
const CAPTCHA_FROM = 4;
/** A tenth of the ceiling. */
const SHARE = 6;

const captchaWanted = { status: 422, body: { errors: { recaptcha: [captchaMessages.notSolved] } } };
const inAnHour = {
  status: 429,
  body: { message: 'Too many attempts. Please try again in 60 minutes.' },
};

type Headers = Record<string, string>;

onEachApp(
  (app) => {
    // Each test starts with all counts at zero.
    afterEach(() => app.clock.advance(HOUR_MS));

    const registered = () => registeredNumber(app);

    const sendSolved = (who: Headers, mobile: string) => callSendSolved(app, who, mobile);

    const at = (address: string) => newBrowserAt(app, address);

    /** Sets how many codes an address, a network or all numbers have been sent. */
    const setCount = (of: string, count: number) =>
      app.db
        .update(attempts)
        .set({ count })
        .where(like(attempts.key, `${of}:%`));

    describe('whoever brings no browser id', () => {
      test('needs a captcha for every code', async () => {
        const mobile = await registered();
        expect(await callSendLoginCode(app, {}, mobile)).toMatchObject(captchaWanted);
        expect(messagesTo(app, mobile)).toHaveLength(0);
        expect((await sendSolved({}, mobile)).status).toBe(200);
      });
    });

    describe('one IP address', () => {
      test('needs a captcha from the set code of an hour on, whichever browsers ask', async () => {
        const send = async () => callSendLoginCode(app, await at('203.0.113.9'), newNumber());
        for (let count = 1; count < CAPTCHA_FROM; count++) expect((await send()).status).toBe(404);
        expect(await send()).toMatchObject(captchaWanted);
        const elsewhere = await at('203.0.113.10');
        expect((await callSendLoginCode(app, elsewhere, newNumber())).status).toBe(404);
        expect((await sendSolved(await at('203.0.113.9'), newNumber())).status).toBe(404);
        app.clock.advance(HOUR_MS);
        expect((await send()).status).toBe(404);
      });

      test('may ask 3,000 times in an hour', async () => {
        await sendSolved({}, await registered());
        await setCount('otp, address', 3000);
        const late = await registered();
        expect(await sendSolved({}, late)).toMatchObject(inAnHour);
        expect((await sendSolved(await at('198.51.100.7'), late)).status).toBe(200);
        app.clock.advance(HOUR_MS);
        expect((await sendSolved({}, late)).status).toBe(200);
      });
    });

    describe('one network', () => {
      test.each([
        ['IPv4', (n: number) => `203.0.113.${n}`, '203.0.114.1'],
        ['IPv6', (n: number) => `2001:db8:1:${n}::1`, '2001:db8:2:1::1'],
      ])('of %s gets a tenth of the ceiling, by however many addresses', async (_, of, other) => {
        for (let count = 1; count <= SHARE; count++) {
          const sent = await callSendLoginCode(app, await at(of(count)), await registered());
          expect(sent.status).toBe(200);
        }
        const late = await registered();
        expect(await sendSolved(await at(of(99)), late)).toMatchObject(inAnHour);
        expect((await callSendLoginCode(app, await at(other), late)).status).toBe(200);
      });
    });

    describe('all numbers together', () => {
      const send = async (mobile: string, solved = false) => {
        const who = await at('198.51.100.7');
        return solved ? sendSolved(who, mobile) : callSendLoginCode(app, who, mobile);
      };

      test('need a captcha from half of the ceiling on, before any code is refused', async () => {
        expect((await send(await registered())).status).toBe(200);
        await setCount('otp, all', CEILING / 2);
        const mobile = await registered();
        expect(await send(mobile)).toMatchObject(captchaWanted);
        expect((await send(mobile, true)).status).toBe(200);
      });

      test('get at most the ceiling in an hour, and the alarm is raised once', async () => {
        expect((await send(await registered())).status).toBe(200);
        await setCount('otp, all', CEILING - 1);
        expect((await send(await registered(), true)).status).toBe(200);
        expect(app.alarms).toEqual([]);
        const late = await registered();
        const before = app.outbox.messages.length;
        for (let count = 1; count <= 3; count++) {
          expect(await send(late, true)).toMatchObject({
            status: 503,
            body: { message: accountApiMessages.codeNotSent },
          });
        }
        expect(app.outbox.messages).toHaveLength(before);
        expect(app.alarms).toEqual([
          `More than ${CEILING} login codes were asked for within an hour: none is sent`,
        ]);
        app.clock.advance(HOUR_MS);
        expect((await send(late)).status).toBe(200);
      });
    });
  },
  { loginCodeCeiling: CEILING, loginCodeCaptchaFrom: CAPTCHA_FROM },
);

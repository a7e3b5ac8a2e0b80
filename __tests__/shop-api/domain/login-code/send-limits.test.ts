import { afterEach, describe, expect, it } from '@jest/globals';
import { like } from 'drizzle-orm';
import { attempts } from '@/shop-api/db/schema/attempts';
import { newCustomer } from '../../../support/new-customer';
import { messagesTo, newNumber, sendOtp, verifyOtp } from '../../../support/phone';
import { captchaFor } from '../../../support/solve-captcha';
import { onEachApp } from '../../../support/test-app';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CEILING = 40;

const captchaWanted = {
  status: 422,
  body: { errors: { recaptcha: ['Please verify you are not a robot.'] } },
};
const comeBack = (when: string) => ({
  status: 429,
  body: { message: `Too many attempts. Please try again in ${when}.` },
});

onEachApp(
  (app) => {
    // Each test finds all counts at zero.
    afterEach(() => app.clock.advance(HOUR_MS));

    async function registered(): Promise<string> {
      const mobile = newNumber();
      await newCustomer(app.db, { phone: mobile });
      return mobile;
    }

    async function sendSolved(who: Record<string, string>, mobile: string) {
      return sendOtp(app, who, mobile, { recaptcha: await captchaFor(app, 'login_code') });
    }

    describe('a number', () => {
      it('gets three codes within ten minutes and five within an hour, from any browsers', async () => {
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

      it('is limited before anybody looks whether it is registered', async () => {
        const mobile = newNumber();
        const send = async () => (await sendSolved(await app.visitor(), mobile)).status;
        const statuses = [await send(), await send(), await send(), await send()];
        expect(statuses).toEqual([404, 404, 404, 429]);
      });

      it('needs a captcha from the third code within an hour on', async () => {
        const mobile = await registered();
        const send = async () => sendOtp(app, await app.visitor(), mobile);
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
      it('gets five codes within an hour for any numbers, with a captcha from the third on', async () => {
        const who = await app.visitor();
        for (let count = 1; count <= 2; count++) {
          expect((await sendOtp(app, who, await registered())).status).toBe(200);
        }
        const third = await registered();
        expect(await sendOtp(app, who, third)).toMatchObject(captchaWanted);
        expect((await sendSolved(who, third)).status).toBe(200);
        for (let count = 4; count <= 5; count++) {
          expect((await sendSolved(who, await registered())).status).toBe(200);
        }
        const sixth = await registered();
        expect(await sendSolved(who, sixth)).toMatchObject(comeBack('60 minutes'));
        app.clock.advance(HOUR_MS);
        expect((await sendOtp(app, who, sixth)).status).toBe(200);
      });

      it('that has had its turns takes none of the number it names', async () => {
        const who = await app.visitor();
        for (let count = 1; count <= 5; count++) await sendSolved(who, await registered());
        const mobile = await registered();
        for (let count = 1; count <= 9; count++) {
          expect((await sendSolved(who, mobile)).status).toBe(429);
        }
        expect((await sendOtp(app, await app.visitor(), mobile)).status).toBe(200);
      });

      it('loses no turn by what was refused', async () => {
        const who = await app.visitor();
        const mobile = await registered();
        await sendOtp(app, who, mobile);
        await sendOtp(app, who, mobile);
        for (let count = 1; count <= 9; count++) {
          expect(await sendOtp(app, who, mobile)).toMatchObject(captchaWanted);
        }
        expect((await sendSolved(who, mobile)).status).toBe(200);
        for (let count = 1; count <= 9; count++) {
          expect((await sendSolved(who, mobile)).status).toBe(429);
        }
        app.clock.advance(10 * MINUTE_MS);
        expect((await sendSolved(who, mobile)).status).toBe(200);
      });

      it('enters 30 codes within an hour', async () => {
        const who = await app.visitor();
        const given = { mobile: newNumber(), otp: '000000' };
        for (let count = 1; count <= 30; count++) {
          expect((await verifyOtp(app, who, given)).status).toBe(422);
        }
        expect(await verifyOtp(app, who, given)).toMatchObject(comeBack('60 minutes'));
        app.clock.advance(HOUR_MS - 1);
        expect((await verifyOtp(app, who, given)).status).toBe(429);
        app.clock.advance(1);
        expect((await verifyOtp(app, who, given)).status).toBe(422);
      });
    });

    describe('the captcha', () => {
      it('holds once, and only where it was solved for this form', async () => {
        const mobile = await registered();
        const solved = await captchaFor(app, 'login_code');
        await sendOtp(app, {}, mobile);
        await sendOtp(app, {}, mobile);
        const recaptcha = await captchaFor(app, 'signup');
        expect(await sendOtp(app, {}, mobile, { recaptcha })).toMatchObject(captchaWanted);
        expect((await sendOtp(app, {}, mobile, { recaptcha: solved })).status).toBe(200);
        app.clock.advance(10 * MINUTE_MS - 1);
        const other = await registered();
        await sendOtp(app, {}, other);
        await sendOtp(app, {}, other);
        expect(await sendOtp(app, {}, other, { recaptcha: solved })).toMatchObject(captchaWanted);
      });
    });

    describe('one address', () => {
      it('stands for at most 3,000 codes within an hour', async () => {
        await sendOtp(app, {}, await registered());
        const isAddress = like(attempts.key, 'otp, address:%');
        await app.db.update(attempts).set({ count: 2999 }).where(isAddress);
        expect((await sendOtp(app, {}, await registered())).status).toBe(200);
        const late = await registered();
        expect(await sendOtp(app, {}, late)).toMatchObject(comeBack('60 minutes'));
        const elsewhere = { 'X-Forwarded-For': '198.51.100.7' };
        expect((await sendOtp(app, elsewhere, late)).status).toBe(200);
        app.clock.advance(HOUR_MS);
        expect((await sendOtp(app, {}, late)).status).toBe(200);
      });
    });

    describe('all numbers together', () => {
      it('get no more than the ceiling within an hour, and the alarm is raised once', async () => {
        const before = app.outbox.messages.length;
        for (let count = 1; count <= CEILING; count++) {
          expect((await sendOtp(app, {}, await registered())).status).toBe(200);
        }
        expect(app.alarms).toEqual([]);
        const late = await registered();
        for (let count = 1; count <= 5; count++) {
          expect(await sendOtp(app, {}, late)).toMatchObject({
            status: 503,
            body: { message: 'We could not send the OTP. Please try again later!' },
          });
        }
        expect(app.outbox.messages).toHaveLength(before + CEILING);
        expect(app.alarms).toEqual([
          `More than ${CEILING} login codes were asked for within an hour: none is sent`,
        ]);
        app.clock.advance(HOUR_MS);
        expect((await sendOtp(app, {}, late)).status).toBe(200);
      });
    });
  },
  { otpCeiling: CEILING },
);

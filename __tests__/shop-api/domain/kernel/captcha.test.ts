import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GOOD_PASSWORD } from '@/__tests__/support/sign-up-as';
import { openSiteverify } from '@/__tests__/support/siteverify';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { captchaMessages } from '@/contract/messages/captcha';
import { usedCaptchas } from '@/shop-api/db/schema/limits';
import { forgetUsedCaptchas } from '@/shop-api/domain/kernel/captcha';
import { noCaptcha } from '@/shop-api/providers/captcha/no-captcha';
import { recaptcha } from '@/shop-api/providers/captcha/recaptcha';
import { systemClock } from '@/shop-api/providers/clock';

const MINUTE_MS = 60_000;
const NOT_A_ROBOT = { errors: { recaptcha: [captchaMessages.notSolved] } };

const SIGN_UP = {
  email: 'without.captcha@example.com',
  ...{ first_name: 'Asha', last_name: 'Shah', mobile_no: '9712345678', recaptcha: '' },
  ...{ password: GOOD_PASSWORD, confirm_password: GOOD_PASSWORD },
};

let asked = 0;

/** Sends a form that needs a captcha, with a new email address each time. */
function send(app: TestApp, recaptcha: string) {
  asked += 1;
  const body = { email: `captcha.${asked}@example.com`, recaptcha };
  return app.call('POST /user/reset-password/', { body });
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

onEachApp((app) => {
  describe('a solution of the proof of work', () => {
    test('is accepted once when it is sent 20 times at once', async () => {
      const solution = await captchaFor(app, 'reset_password');
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, solution)));
      expect(statuses(answers)).toEqual([200, ...Array(19).fill(422)]);
    });

    test('is required by a sign-up, also at the API', async () => {
      const answer = await app.call('POST /user/signup/', { body: SIGN_UP });
      expect(answer).toMatchObject({ status: 422, body: NOT_A_ROBOT });
    });

    test('is invalid in another form', async () => {
      const answer = await send(app, await captchaFor(app, 'change_password'));
      expect(answer).toMatchObject({ status: 422, body: NOT_A_ROBOT });
    });

    test('is invalid after ten minutes', async () => {
      const solution = await captchaFor(app, 'reset_password');
      app.clock.advance(10 * MINUTE_MS);
      expect(await send(app, solution)).toMatchObject({ status: 422, body: NOT_A_ROBOT });
    });

    test('is deleted when it can no longer be sent again', async () => {
      await send(app, await captchaFor(app, 'reset_password'));
      await forgetUsedCaptchas({ ctx: app });
      expect(await app.db.select().from(usedCaptchas)).not.toEqual([]);
      app.clock.advance(10 * MINUTE_MS);
      await forgetUsedCaptchas({ ctx: app });
      expect(await app.db.select().from(usedCaptchas)).toEqual([]);
    });

    test.each(['x'.repeat(8001), 'e30=', '   ', 'null'])(
      'is refused when it is garbage (%#)',
      async (garbage) => {
        const answer = await send(app, garbage);
        expect(answer).toMatchObject({
          status: 422,
          body: { errors: { recaptcha: [expect.any(String)] } },
        });
      },
    );

    test('can be requested only for a form that has a captcha', async () => {
      expect(await app.call('GET /user/captcha/?form=nothing')).toMatchObject({ status: 422 });
      expect(await app.call('GET /user/captcha/')).toMatchObject({ status: 422 });
    });
  });
});

const google = openSiteverify();
beforeAll(() => google.open());
afterAll(() => google.close());

/** Reads the settings in each check, because the address is known only when Google is open. */
const byGoogle = {
  task: async () => ({ provider: 'recaptcha' as const, siteKey: 'the-site-key', challenge: null }),
  check: (answer: Parameters<ReturnType<typeof recaptcha>['check']>[0]) =>
    recaptcha({ ...google.settings(), clock: systemClock }).check(answer),
};

onEachApp(
  (app) => {
    describe('an answer of reCAPTCHA', () => {
      const good = { action: 'reset_password', hostname: 'vanya.example', score: 0.9 };

      test('is requested with the site key', async () => {
        expect((await app.call('GET /user/captcha/?form=signup')).body).toEqual({
          status: true,
          provider: 'recaptcha',
          site_key: 'the-site-key',
          challenge: null,
        });
      });

      test('is accepted once when it is sent 20 times at once', async () => {
        const token = google.give(good);
        const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, token)));
        expect(statuses(answers)).toEqual([200, ...Array(19).fill(422)]);
      });

      test('is refused politely when Google does not answer, and the log says so', async () => {
        expect(await send(app, 'cut off')).toMatchObject({
          status: 503,
          body: { message: captchaMessages.notChecked },
        });
        expect(app.alarms.splice(0)).toEqual([
          expect.stringMatching(/^A captcha could not be checked: /),
        ]);
      });
    });
  },
  { captcha: byGoogle },
);

onEachApp(
  (app) => {
    test('a shop without captchas asks for none, at no call', async () => {
      expect((await app.call('GET /user/captcha/?form=signup')).body.provider).toBe('none');
      const { recaptcha: _, ...person } = SIGN_UP;
      const answer = await app.call('POST /user/signup/', { body: person });
      expect(answer.status).toBe(200);
    });
  },
  { captcha: noCaptcha },
);

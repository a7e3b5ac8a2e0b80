import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usedCaptchas } from '@/shop-api/db/schema/used-captchas';
import { forgetUsedCaptchas } from '@/shop-api/domain/captcha/check-captcha';
import { recaptcha } from '@/shop-api/providers/captcha/recaptcha';
import { systemClock } from '@/shop-api/providers/clock/clock';
import { openSiteverify } from '../../../support/siteverify';
import { captchaFor } from '../../../support/solve-captcha';
import type { TestApp } from '../../../support/test-app';
import { onEachApp } from '../../../support/test-app';

const MINUTE_MS = 60_000;
const NOT_A_ROBOT = { errors: { recaptcha: ['Please verify you are not a robot.'] } };

let asked = 0;

/** A form that needs a captcha, about an address nobody has asked for yet. */
function send(app: TestApp, recaptcha: string) {
  asked += 1;
  const body = { email: `captcha.${asked}@example.com`, recaptcha };
  return app.call('POST /user/reset-password/', { body });
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

onEachApp((app) => {
  describe('a solution of the proof of work', () => {
    it('is taken once of 20 times that arrive together', async () => {
      const solution = await captchaFor(app, 'reset_password');
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, solution)));
      expect(statuses(answers)).toEqual([200, ...Array(19).fill(422)]);
    });

    it('is worth nothing in another form', async () => {
      const answer = await send(app, await captchaFor(app, 'change_password'));
      expect(answer).toMatchObject({ status: 422, body: NOT_A_ROBOT });
    });

    it('is worth nothing after ten minutes', async () => {
      const solution = await captchaFor(app, 'reset_password');
      app.clock.advance(10 * MINUTE_MS);
      expect(await send(app, solution)).toMatchObject({ status: 422, body: NOT_A_ROBOT });
    });

    it('is forgotten when nobody can bring it again', async () => {
      await send(app, await captchaFor(app, 'reset_password'));
      await forgetUsedCaptchas({ ctx: app });
      expect(await app.db.select().from(usedCaptchas)).not.toEqual([]);
      app.clock.advance(10 * MINUTE_MS);
      await forgetUsedCaptchas({ ctx: app });
      expect(await app.db.select().from(usedCaptchas)).toEqual([]);
    });

    it.each(['x'.repeat(8001), 'e30=', '   ', 'null'])(
      'cannot be garbage (%#)',
      async (garbage) => {
        const answer = await send(app, garbage);
        expect(answer).toMatchObject({
          status: 422,
          body: { errors: { recaptcha: [expect.any(String)] } },
        });
      },
    );

    it('is asked for in the name of a form that has one', async () => {
      expect(await app.call('GET /user/captcha/?form=nothing')).toMatchObject({ status: 422 });
      expect(await app.call('GET /user/captcha/')).toMatchObject({ status: 422 });
    });
  });
});

const google = openSiteverify();
beforeAll(() => google.open());
afterAll(() => google.close());

/** Asks for the service's address when it is known. */
const byGoogle = {
  task: async () => ({ provider: 'recaptcha' as const, siteKey: 'the-site-key', challenge: null }),
  check: (answer: Parameters<ReturnType<typeof recaptcha>['check']>[0]) =>
    recaptcha({ ...google.settings(), clock: systemClock }).check(answer),
};

onEachApp(
  (app) => {
    describe('an answer of reCAPTCHA', () => {
      const good = { action: 'reset_password', hostname: 'vanya.example', score: 0.9 };

      it('is asked for with the key of the site', async () => {
        expect((await app.call('GET /user/captcha/?form=signup')).body).toEqual({
          status: true,
          provider: 'recaptcha',
          site_key: 'the-site-key',
          challenge: null,
        });
      });

      it('is taken once of 20 times that arrive together', async () => {
        const token = google.give(good);
        const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, token)));
        expect(statuses(answers)).toEqual([200, ...Array(19).fill(422)]);
      });

      it('is refused politely where Google does not answer, and the log says so', async () => {
        expect(await send(app, 'cut off')).toMatchObject({
          status: 503,
          body: { message: 'We could not check the captcha. Please try again later!' },
        });
        expect(app.alarms.splice(0)).toEqual([
          expect.stringMatching(/^A captcha could not be checked: /),
        ]);
      });
    });
  },
  { captcha: byGoogle },
);

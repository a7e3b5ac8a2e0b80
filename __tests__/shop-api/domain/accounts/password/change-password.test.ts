import { afterEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { signIn } from '@/__tests__/support/log-in';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { mailedToken, use } from '@/__tests__/support/reset-password';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';
import { captchaMessages } from '@/contract/messages/captcha';
import { passwordApiMessages } from '@/contract/messages/password';
import { idempotencyKeys } from '@/shop-api/db/schema/idempotency-keys';

const NEW = 'Fresh@Tulsi9';
const MINUTE_MS = 60_000;

type Headers = Record<string, string>;

interface Change {
  who: Headers;
  from?: string;
  to?: string;
  headers?: Headers;
}

async function change(app: TestApp, { who, from = PASSWORD, to = NEW, headers = {} }: Change) {
  const recaptcha = await captchaFor(app, 'change_password');
  const body = { old_password: from, new_password: to, confirm_password: to, recaptcha };
  return app.call('POST /user/change-password/', { who, headers, body });
}

const isIn = async (app: TestApp, who: Headers) =>
  (await app.call('GET /cart/', { who })).status === 200;

const refused = (field: string, message: string) => ({
  status: 422,
  body: { message, errors: { [field]: [message] } },
});
const WRONG = refused('old_password', passwordApiMessages.wrongOld);

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  describe('a customer who knows the password', () => {
    test('can choose another one, which logs in from then on', async () => {
      const { id, email } = await newCustomer(app.db);
      expect(await change(app, { who: await app.customer(id) })).toMatchObject({
        status: 200,
        body: { message: passwordApiMessages.changed },
      });
      expect(await signIn(app, email, PASSWORD)).toMatchObject({ status: 422 });
      expect(await signIn(app, email, NEW)).toMatchObject({ status: 200 });
    });

    test('stays logged in on this device and is logged out on the four others', async () => {
      const { id } = await newCustomer(app.db);
      const here = await app.customer(id);
      const others = await Promise.all(Array.from({ length: 4 }, () => app.customer(id)));
      await change(app, { who: here });
      expect(await isIn(app, here)).toBe(true);
      for (const who of others) expect(await isIn(app, who)).toBe(false);
    });

    test('logs out no other customer', async () => {
      const other = await app.customer((await newCustomer(app.db)).id);
      const { id } = await newCustomer(app.db);
      await change(app, { who: await app.customer(id) });
      expect(await isIn(app, other)).toBe(true);
    });

    test('invalidates a mailed reset link by the change', async () => {
      const { id, email } = await newCustomer(app.db);
      const token = await mailedToken(app, email);
      await change(app, { who: await app.customer(id) });
      expect(await use(app, token, 'Another@Neem7')).toMatchObject({ status: 404 });
    });

    test('is notified by mail', async () => {
      const { id, email } = await newCustomer(app.db);
      await change(app, { who: await app.customer(id) });
      expect(await deliverMails(app)).toMatchObject([
        { to: email, subject: 'Your password for Vanya was changed' },
      ]);
    });

    test('makes one of four concurrent changes', async () => {
      const { id, email } = await newCustomer(app.db);
      const who = await app.customer(id);
      const answers = await Promise.all(
        [1, 2, 3, 4].map((digit) => change(app, { who, to: `Fresh@Tulsi${digit}` })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const digit = answers.findIndex(({ status }) => status === 200) + 1;
      expect(await signIn(app, email, `Fresh@Tulsi${digit}`)).toMatchObject({ status: 200 });
    });

    test('can change it ten times a day, because each change sends a mail', async () => {
      const { id } = await newCustomer(app.db);
      const who = await app.customer(id);
      const passwords = [PASSWORD, ...Array.from({ length: 11 }, (_, i) => `Fresh@Tulsi${i}`)];
      for (let i = 0; i < 10; i++) {
        const [from = '', to = ''] = passwords.slice(i, i + 2);
        expect(await change(app, { who, from, to })).toMatchObject({ status: 200 });
      }
      const [from = '', to = ''] = passwords.slice(10);
      expect(await change(app, { who, from, to })).toMatchObject({ status: 429 });
    });
  });

  describe('a caller who does not know the password', () => {
    test('is refused with a wrong one', async () => {
      const { id, email } = await newCustomer(app.db);
      const who = await app.customer(id);
      expect(await change(app, { who, from: 'Wrong@1234' })).toMatchObject(WRONG);
      expect(await signIn(app, email, PASSWORD)).toMatchObject({ status: 200 });
      expect(await deliverMails(app)).toEqual([]);
    });

    test('cannot set one for an account that has none', async () => {
      const { id } = await newCustomer(app.db, { passwordHash: null });
      expect(await change(app, { who: await app.customer(id) })).toMatchObject(WRONG);
    });

    test('can guess at most five times in 15 minutes, with or without a key', async () => {
      const { id } = await newCustomer(app.db);
      const who = await app.customer(id);
      for (let count = 0; count < 5; count++) {
        const headers: Headers = count % 2 ? { [IDEMPOTENCY_HEADER]: `guess-${count}` } : {};
        expect(await change(app, { who, from: `Wrong@${count}234`, headers })).toMatchObject(WRONG);
      }
      const late = { [IDEMPOTENCY_HEADER]: 'guess-late' };
      expect(await change(app, { who, headers: late })).toMatchObject({
        status: 429,
        body: { message: 'Too many attempts. Please try again in 15 minutes.' },
      });
      app.clock.advance(15 * MINUTE_MS);
      expect(await change(app, { who: await app.customer(id) })).toMatchObject({ status: 200 });
    });

    test('learns no more from guesses that arrive together', async () => {
      const { id } = await newCustomer(app.db);
      const who = await app.customer(id);
      const guesses = Array.from({ length: 12 }, (_, i) =>
        change(app, { who, from: `Wrong@${i}23` }),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 422)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    });

    test('is refused without a login', async () => {
      expect(await change(app, { who: {} })).toMatchObject({ status: 401 });
      expect(await change(app, { who: await app.visitor() })).toMatchObject({ status: 401 });
    });
  });

  describe('a change', () => {
    test('needs a password other than the old one', async () => {
      const { id } = await newCustomer(app.db);
      expect(await change(app, { who: await app.customer(id), to: PASSWORD })).toMatchObject(
        refused('new_password', passwordApiMessages.unchanged),
      );
    });

    test('needs a password that is not common', async () => {
      const { id } = await newCustomer(app.db);
      expect(await change(app, { who: await app.customer(id), to: 'Password@123' })).toMatchObject(
        refused('new_password', passwordApiMessages.tooCommon),
      );
    });

    test('needs a captcha of its own form, and accepts it once', async () => {
      const { id } = await newCustomer(app.db);
      const who = await app.customer(id);
      const post = (recaptcha: string) => {
        const passwords = { old_password: 'Wrong@1234', new_password: NEW, confirm_password: NEW };
        return app.call('POST /user/change-password/', { who, body: { ...passwords, recaptcha } });
      };
      const robot = refused('recaptcha', captchaMessages.notSolved);
      expect(await post(await captchaFor(app, 'reset_password'))).toMatchObject(robot);
      const right = await captchaFor(app, 'change_password');
      expect(await post(right)).toMatchObject(WRONG);
      expect(await post(right)).toMatchObject(robot);
    });

    test('stores nothing of the passwords under an idempotency key', async () => {
      const { id } = await newCustomer(app.db);
      const headers = { [IDEMPOTENCY_HEADER]: 'change-1' };
      await change(app, { who: await app.customer(id), headers });
      const kept = app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'change-1'));
      expect(await kept).toEqual([]);
    });
  });
});

import { expect, test } from '@jest/globals';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { argon2Passwords } from '@/shop-api/providers/passwords/argon2-passwords';
import type { Passwords } from '@/shop-api/providers/passwords/passwords';

/** The limits of a live shop, and how many password checks passed them. */
let checked = 0;
const real = argon2Passwords();
const passwords: Passwords = {
  hash: real.hash,
  matches: async (password, hash) => {
    const isRight = await real.matches(password, hash);
    checked += 1;
    return isRight;
  },
};

onEachApp(
  (app) => {
    test('answers the catalogue while 200 people log in at once, and refuses the excess logins', async () => {
      const customers = await Promise.all(Array.from({ length: 200 }, () => newCustomer(app.db)));
      await app.call('GET /categories/');
      checked = 0;
      const logins = customers.map(({ email }, index) =>
        app.call('POST /user/signin/', {
          headers: { 'X-Forwarded-For': `203.0.113.${index}` },
          body: { email, password: PASSWORD },
        }),
      );
      let answered = 0;
      for (const login of logins) void login.finally(() => (answered += 1));
      expect((await app.call('GET /categories/')).status).toBe(200);
      expect(answered).toBeLessThan(200);
      const answers = await Promise.all(logins);
      const done = answers.filter(({ status }) => status === 200).length;
      expect(done).toBe(checked);
      expect(done).toBeGreaterThanOrEqual(22);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - done);
    }, 90_000);

    test('hashes no password above the maximum length', async () => {
      checked = 0;
      const { email } = await newCustomer(app.db);
      const signIn = (length: number) =>
        app.call('POST /user/signin/', { body: { email, password: 'x'.repeat(length) } });
      expect((await signIn(1_000_000)).status).toBe(413);
      expect((await signIn(129)).status).toBe(422);
      expect(checked).toBe(0);
    });
  },
  // A busy test machine may take longer than a shopper waits.
  { passwords, timeLimitMs: 60_000 },
);

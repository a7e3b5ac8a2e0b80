import { afterEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { signIn } from '@/__tests__/support/log-in';
import { accountOf, newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { mailedToken, use } from '@/__tests__/support/reset-password';
import { onEachApp } from '@/__tests__/support/test-app';
import { passwordApiMessages } from '@/contract/messages/password';
import { customers } from '@/shop-api/db/schema/customers';
import { resetLinks } from '@/shop-api/db/schema/login-codes';
import { apiTokens } from '@/shop-api/db/schema/sessions';

const MINUTE_MS = 60_000;
const DEAD = {
  status: 404,
  body: { message: passwordApiMessages.badLink },
};

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  describe('the mailed link', () => {
    test('sets a password that logs in, and the old one stops working', async () => {
      const { email } = await newCustomer(app.db);
      const answer = await use(app, await mailedToken(app, email));
      expect(answer).toMatchObject({
        status: 200,
        body: { message: passwordApiMessages.reset },
      });
      expect(await signIn(app, email, PASSWORD)).toMatchObject({ status: 422 });
      expect(await signIn(app, email, 'Fresh@Tulsi9')).toMatchObject({ status: 200 });
    });

    test('works once', async () => {
      const { email } = await newCustomer(app.db);
      const token = await mailedToken(app, email);
      await use(app, token);
      expect(await use(app, token, 'Another@Neem7')).toMatchObject(DEAD);
    });

    test('works once for 20 concurrent uses', async () => {
      const { email, id } = await newCustomer(app.db);
      const token = await mailedToken(app, email);
      const uses = Array.from({ length: 20 }, (_, index) => use(app, token, `Fresh@Tulsi${index}`));
      const statuses = (await Promise.all(uses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 404)).toHaveLength(19);
      const mails = await deliverMails(app);
      expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
      const winner = statuses.indexOf(200);
      const { passwordHash } = await accountOf(app.db, id);
      expect(passwordHash).toBeTruthy();
      expect(await signIn(app, email, `Fresh@Tulsi${winner}`)).toMatchObject({ status: 200 });
    });

    test('is invalid once a newer one was mailed', async () => {
      const { email } = await newCustomer(app.db);
      const old = await mailedToken(app, email);
      const fresh = await mailedToken(app, email);
      expect(await use(app, old)).toMatchObject(DEAD);
      expect(await use(app, fresh)).toMatchObject({ status: 200 });
    });

    test('works for 30 minutes', async () => {
      const { email } = await newCustomer(app.db);
      const late = await mailedToken(app, email);
      app.clock.advance(30 * MINUTE_MS);
      expect(await use(app, late)).toMatchObject(DEAD);
      const inTime = await mailedToken(app, email);
      app.clock.advance(30 * MINUTE_MS - 1);
      expect(await use(app, inTime)).toMatchObject({ status: 200 });
    });

    test('is stored as a hash', async () => {
      const { email, id } = await newCustomer(app.db);
      const token = await mailedToken(app, email);
      const [link] = await app.db.select().from(resetLinks).where(eq(resetLinks.customerId, id));
      expect(link?.tokenHash).toMatch(/^[\da-f]{64}$/);
      expect(JSON.stringify(link)).not.toContain(token);
    });

    test('is invalid for an account that was closed meanwhile', async () => {
      const { email, id } = await newCustomer(app.db);
      const token = await mailedToken(app, email);
      await app.db.update(customers).set({ isActive: false }).where(eq(customers.id, id));
      expect(await use(app, token)).toMatchObject(DEAD);
    });

    test.each(['x'.repeat(43), 'short', 'a'.repeat(44), '%00'])(
      'cannot be forged: %s',
      async (token) => {
        expect(await use(app, token)).toMatchObject({ status: 404 });
      },
    );

    test('stays valid after a common password is refused', async () => {
      const { email } = await newCustomer(app.db);
      const token = await mailedToken(app, email);
      expect(await use(app, token, 'Password@123')).toMatchObject({
        status: 422,
        body: { errors: { new_password: [expect.stringContaining('too common')] } },
      });
      expect(await use(app, token)).toMatchObject({ status: 200 });
    });

    test('refuses the present password, and stays valid', async () => {
      const { email } = await newCustomer(app.db);
      const token = await mailedToken(app, email);
      expect(await use(app, token, PASSWORD)).toMatchObject({
        status: 422,
        body: { errors: { new_password: [passwordApiMessages.unchanged] } },
      });
      expect(await use(app, token)).toMatchObject({ status: 200 });
    });

    test('stays valid after a password that breaks a rule is refused', async () => {
      const { email } = await newCustomer(app.db);
      const token = await mailedToken(app, email);
      expect(await use(app, token, 'weak')).toMatchObject({
        status: 422,
        body: { errors: { new_password: [expect.stringContaining('8+ chars')] } },
      });
      expect(await use(app, token)).toMatchObject({ status: 200 });
    });
  });

  describe('a reset', () => {
    test('ends every login and creates none', async () => {
      const { email, id } = await newCustomer(app.db);
      const logins = [await app.customer(id), await app.customer(id)];
      const { body } = await use(app, await mailedToken(app, email));
      for (const who of logins) {
        expect(await app.call('GET /cart/', { who })).toMatchObject({ status: 401 });
      }
      const left = app.db.select().from(apiTokens).where(eq(apiTokens.customerId, id));
      expect(await left).toEqual([]);
      expect(Object.keys(body).sort()).toEqual(['message', 'status']);
    });

    test('lets an owner log in after too many guesses', async () => {
      const { email } = await newCustomer(app.db);
      for (let count = 0; count < 6; count++) await signIn(app, email, 'Wrong@1234');
      expect(await signIn(app, email, PASSWORD)).toMatchObject({ status: 429 });
      await use(app, await mailedToken(app, email));
      expect(await signIn(app, email, 'Fresh@Tulsi9')).toMatchObject({ status: 200 });
    });

    test('notifies the owner by mail', async () => {
      const { email } = await newCustomer(app.db);
      await use(app, await mailedToken(app, email));
      const [mail, ...others] = await deliverMails(app);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: email, subject: 'Your password for Vanya was changed' });
    });
  });
});

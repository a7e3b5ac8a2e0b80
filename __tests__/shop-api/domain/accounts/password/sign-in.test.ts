import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { signIn } from '@/__tests__/support/log-in';
import { IN_A_YEAR, newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { onEachApp, TestApp } from '@/__tests__/support/test-app';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';
import { apiTokens } from '@/shop-api/db/schema/sessions';
import { tokenHash } from '@/shop-api/domain/session/token-hash';
import { argon2Passwords } from '@/shop-api/providers/passwords/argon2-passwords';

const COFFEE = 1001;

const WRONG = {
  status: 422,
  body: {
    status: false,
    code: 'invalid',
    message: accountApiMessages.wrongLogin,
    non_field_errors: [accountApiMessages.wrongLogin],
  },
};

onEachApp((app) => {
  const bearer = (token: string) => ({ Authorization: `token ${token}` });

  describe('the right password', () => {
    test('opens the account and returns the details of its customer', async () => {
      const phone = '+919811100001';
      const { id, email, lastName } = await newCustomer(app.db, { phone, memberUntil: IN_A_YEAR });
      const { status, body } = await signIn(app, email);
      expect(status).toBe(200);
      expect(body).toEqual({
        status: true,
        message: accountMessages.loggedIn,
        data: {
          token: expect.stringMatching(/^[\w-]{43}$/),
          id,
          first_name: 'Asha',
          last_name: lastName,
          email,
          phone_no: phone,
          cart_counter: 0,
          wishlist_counter: 0,
          cart_totals: { final_total: 0 },
          is_sose_elite_user: true,
          is_staff: false,
          is_superuser: false,
          cart_changes: [],
        },
        allow_company_list: [7],
      });
      const elite = await app.call('GET /user/elite_check/', { who: bearer(body.data.token) });
      expect(elite.body).toEqual({ status: true, is_sose_elite_user: true });
    });

    test('returns the counts of the existing cart and wishlist', async () => {
      const { email } = await newCustomer(app.db);
      const who = bearer((await signIn(app, email)).body.data.token);
      const cart = await app.call('POST /cart/', { who, body: { pid: COFFEE, quantity: 2 } });
      await app.call('POST /wishlist/', { who, body: { pid: COFFEE } });
      expect((await signIn(app, email)).body.data).toMatchObject({
        cart_counter: 2,
        wishlist_counter: 1,
        cart_totals: { final_total: cart.body.final_total },
      });
    });

    test('works with the email address in any letter case', async () => {
      const { email } = await newCustomer(app.db);
      expect((await signIn(app, ` ${email.toUpperCase()} `)).status).toBe(200);
    });

    test('gives every login a token of its own, of which only the hash is stored', async () => {
      const { id, email } = await newCustomer(app.db);
      const tokens = [await signIn(app, email), await signIn(app, email)].map(
        ({ body }) => body.data.token,
      );
      const kept = await app.db.select().from(apiTokens).where(eq(apiTokens.customerId, id));
      const hashes = kept.map((login) => login.tokenHash).sort();
      expect(hashes).toEqual(tokens.map(tokenHash).sort());
      expect(new Set(hashes).size).toBe(2);
      expect(JSON.stringify(kept)).not.toContain(tokens[0]);
    });

    test('ends the login that it replaces', async () => {
      const { email } = await newCustomer(app.db);
      const before = bearer((await signIn(app, email)).body.data.token);
      const after = bearer((await signIn(app, email, PASSWORD, before)).body.data.token);
      expect((await app.call('GET /cart/', { who: before })).status).toBe(401);
      expect((await app.call('GET /cart/', { who: after })).status).toBe(200);
    });
  });

  describe('no caller gets in', () => {
    test.each([
      ['with another password', {}, 'Wrong@1234'],
      ['with the password in another case', {}, PASSWORD.toLowerCase()],
      ['into an account without a password', { passwordHash: null }, PASSWORD],
      ['into a closed account', { isActive: false, closedAt: new Date() }, PASSWORD],
      ['into a blocked account with another password', { isActive: false }, 'Wrong@1234'],
    ])('%s', async (_how, changes, password) => {
      const { email } = await newCustomer(app.db, changes);
      expect(await signIn(app, email, password)).toMatchObject(WRONG);
    });

    test('with an unknown email address, and the answer is the same', async () => {
      expect(await signIn(app, 'nobody@example.com')).toMatchObject(WRONG);
    });

    test('with a password that was changed while it was checked', async () => {
      const { id, email } = await newCustomer(app.db);
      const real = argon2Passwords();
      const slow = new TestApp(() => app.db, {
        passwords: {
          ...real,
          matches: async (password, hash) => {
            const isRight = await real.matches(password, hash);
            const changed = { passwordHash: await real.hash('Other@1234') };
            await app.db.update(customers).set(changed).where(eq(customers.id, id));
            return isRight;
          },
        },
      });
      const body = { email, password: PASSWORD };
      expect(await slow.call('POST /user/signin/', { body })).toMatchObject(WRONG);
      expect(await app.db.select().from(apiTokens).where(eq(apiTokens.customerId, id))).toEqual([]);
    });
  });
});

import { afterEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { askForLink, confirm, deliveredLink } from '@/__tests__/support/confirm-email';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { signIn } from '@/__tests__/support/log-in';
import { accountOf, newCustomer } from '@/__tests__/support/new-customer';
import { logInByCode, newNumber } from '@/__tests__/support/phone';
import { mailedToken, use } from '@/__tests__/support/reset-password';
import { GOOD_PASSWORD, newEmail, signUpAs } from '@/__tests__/support/sign-up-as';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';

const DAY_MS = 24 * 3_600_000;
const CONFIRMED = {
  status: 200,
  body: { status: true, message: accountApiMessages.emailConfirmed },
};
const MESSAGE = accountMessages.badConfirmLink;
const DEAD = { status: 422, body: { message: MESSAGE, errors: { token: [MESSAGE] } } };

/** Creates a logged-in customer with a claimed email address and the link mailed to it. */
async function claimant(app: TestApp, changes = {}) {
  const account = await newCustomer(app.db, changes);
  const who = await app.customer(account.id);
  await askForLink(app, who);
  return { ...account, who, token: await deliveredLink(app, account.email) };
}

const isConfirmed = async (app: TestApp, who: Record<string, string>) =>
  (await app.call('GET /user/profile/', { who })).body.data.email_confirmed;

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  describe('the link mailed at sign-up', () => {
    test('proves the email address for the customer who logs in to that account', async () => {
      const email = newEmail();
      const mobile = newNumber();
      const browser = await app.visitor();
      await signUpAs(app, browser, { email, mobile_no: mobile });
      const token = await deliveredLink(app, email);
      const { body } = await logInByCode(app, browser, mobile);
      const who = { Authorization: `token ${body.data.token}` };
      expect(await isConfirmed(app, who)).toBe(false);
      expect(await confirm(app, who, token)).toMatchObject(CONFIRMED);
      expect(await isConfirmed(app, who)).toBe(true);
      expect((await signIn(app, email, GOOD_PASSWORD)).status).toBe(200);
    });

    test('proves nothing once the owner of the number has taken over the account', async () => {
      const email = newEmail();
      const mobile = newNumber();
      await signUpAs(app, await app.visitor(), { email, mobile_no: mobile });
      const token = await deliveredLink(app, email);
      const { body } = await logInByCode(app, await app.visitor(), mobile);
      const who = { Authorization: `token ${body.data.token}` };
      expect(await confirm(app, who, token)).toMatchObject(DEAD);
      expect(await accountOf(app.db, body.data.id)).toMatchObject({
        email: null,
        emailProvenAt: null,
      });
    });
  });

  test('a link used while the number’s owner logs in leaves their account no email', async () => {
    for (let round = 0; round < 5; round++) {
      const [email, mobile] = [newEmail(), newNumber()];
      await signUpAs(app, await app.visitor(), { email, mobile_no: mobile });
      const token = await deliveredLink(app, email);
      const { body } = await signIn(app, email, GOOD_PASSWORD);
      const who = { Authorization: `token ${body.data.token}` };
      const owner = await app.visitor();
      const [, login] = await Promise.all([
        confirm(app, who, token),
        logInByCode(app, owner, mobile),
      ]);
      expect(await accountOf(app.db, login.body.data.id)).toMatchObject({
        ...{ phone: mobile, email: null, emailProvenAt: null },
      });
    }
  });

  describe('a confirmation link', () => {
    test('may be used again, with the same answer and the same time of proof', async () => {
      const { id, who, token } = await claimant(app);
      expect(await confirm(app, who, token)).toMatchObject(CONFIRMED);
      const first = await accountOf(app.db, id);
      app.clock.advance(DAY_MS);
      expect(await confirm(app, await app.customer(id), token)).toMatchObject(CONFIRMED);
      expect(await accountOf(app.db, id)).toEqual(first);
    });

    test('leaves number and password unchanged', async () => {
      const phone = newNumber();
      const { id, who, token, passwordHash } = await claimant(app, { phone });
      await confirm(app, who, token);
      expect(await accountOf(app.db, id)).toMatchObject({
        ...{ phone, phoneProvenAt: null, passwordHash, emailProvenAt: app.clock.now() },
      });
    });

    test('proves nothing for another logged-in customer, and changes neither account', async () => {
      const [one, other] = [await claimant(app), await claimant(app)];
      const before = await app.db.select().from(customers).orderBy(customers.id);
      expect(await confirm(app, other.who, one.token)).toMatchObject(DEAD);
      expect(await app.db.select().from(customers).orderBy(customers.id)).toEqual(before);
    });

    test('is refused without a login', async () => {
      const { id, token } = await claimant(app);
      for (const who of [{}, await app.visitor()]) {
        expect((await confirm(app, who, token)).status).toBe(401);
      }
      expect((await accountOf(app.db, id)).emailProvenAt).toBeNull();
    });

    test('works for seven days', async () => {
      const [inTime, late] = [await claimant(app), await claimant(app)];
      app.clock.advance(7 * DAY_MS - 1);
      const again = ({ id }: { id: number }) => app.customer(id);
      expect(await confirm(app, await again(inTime), inTime.token)).toMatchObject(CONFIRMED);
      app.clock.advance(1);
      expect(await confirm(app, await again(late), late.token)).toMatchObject(DEAD);
    });

    test('is valid only for the email address of the account at the time of mailing', async () => {
      const { id, who, token } = await claimant(app);
      await app.db.update(customers).set({ email: newEmail() }).where(eq(customers.id, id));
      expect(await confirm(app, who, token)).toMatchObject(DEAD);
    });

    test('is invalid once the owner of the email has moved it to another account', async () => {
      const proven = { phone: newNumber(), phoneProvenAt: new Date() };
      const { id, email, who, token } = await claimant(app, proven);
      const elsewhere = { other_number: true };
      await use(app, await mailedToken(app, email), undefined, {}, elsewhere);
      expect(await confirm(app, who, token)).toMatchObject(DEAD);
      expect(await accountOf(app.db, id)).toMatchObject({ email: null, emailProvenAt: null });
    });

    test('cannot be forged, nor its validity extended', async () => {
      const { id, who, token } = await claimant(app);
      const later = String(Number(token.slice(0, 13)) + 1);
      const forged = [later + token.slice(13), token.slice(0, -1), `${token}0`, 'x', '', '%00'];
      for (const one of forged) expect(await confirm(app, who, one)).toMatchObject(DEAD);
      expect((await accountOf(app.db, id)).emailProvenAt).toBeNull();
    });
  });
});

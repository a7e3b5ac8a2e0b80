import { afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers } from '@/shop-api/db/schema/customers';
import { askForLink, confirm, deliveredLink } from '../../../support/confirm-email';
import { deliverMails } from '../../../support/deliver-mails';
import { signIn } from '../../../support/log-in';
import { accountOf, newCustomer } from '../../../support/new-customer';
import { logInByOtp, newNumber } from '../../../support/phone';
import { mailedToken, use } from '../../../support/reset-password';
import { GOOD_PASSWORD, newEmail, signUpAs } from '../../../support/sign-up-as';
import type { TestApp } from '../../../support/test-app';
import { onEachApp } from '../../../support/test-app';

const DAY_MS = 24 * 3_600_000;
const CONFIRMED = {
  status: 200,
  body: { status: true, message: 'Your email address is confirmed.' },
};
const MESSAGE = 'This link is not valid any more. Please ask for a new one.';
const DEAD = { status: 422, body: { message: MESSAGE, errors: { token: [MESSAGE] } } };

/** Somebody who is logged in, with an address that is a claim and the link mailed to it. */
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
    it('proves the address of whoever logs in to that account', async () => {
      const email = newEmail();
      const mobile = newNumber();
      const browser = await app.visitor();
      await signUpAs(app, browser, { email, mobile_no: mobile });
      const token = await deliveredLink(app, email);
      const { body } = await logInByOtp(app, browser, mobile);
      const who = { Authorization: `token ${body.data.token}` };
      expect(await isConfirmed(app, who)).toBe(false);
      expect(await confirm(app, who, token)).toMatchObject(CONFIRMED);
      expect(await isConfirmed(app, who)).toBe(true);
      expect((await signIn(app, email, GOOD_PASSWORD)).status).toBe(200);
    });

    it('proves nothing once the owner of the number has taken the account over', async () => {
      const email = newEmail();
      const mobile = newNumber();
      await signUpAs(app, await app.visitor(), { email, mobile_no: mobile });
      const token = await deliveredLink(app, email);
      const { body } = await logInByOtp(app, await app.visitor(), mobile);
      const who = { Authorization: `token ${body.data.token}` };
      expect(await confirm(app, who, token)).toMatchObject(DEAD);
      expect(await accountOf(app.db, body.data.id)).toMatchObject({
        email: null,
        emailProvenAt: null,
      });
    });
  });

  it('used while the owner of the number logs in leaves no address in the owner’s account', async () => {
    for (let round = 0; round < 5; round++) {
      const [email, mobile] = [newEmail(), newNumber()];
      await signUpAs(app, await app.visitor(), { email, mobile_no: mobile });
      const token = await deliveredLink(app, email);
      const { body } = await signIn(app, email, GOOD_PASSWORD);
      const who = { Authorization: `token ${body.data.token}` };
      const owner = await app.visitor();
      const [, login] = await Promise.all([
        confirm(app, who, token),
        logInByOtp(app, owner, mobile),
      ]);
      expect(await accountOf(app.db, login.body.data.id)).toMatchObject({
        ...{ phone: mobile, email: null, emailProvenAt: null },
      });
    }
  });

  describe('a link', () => {
    it('may be used again, with the same answer and no other moment', async () => {
      const { id, who, token } = await claimant(app);
      expect(await confirm(app, who, token)).toMatchObject(CONFIRMED);
      const first = await accountOf(app.db, id);
      app.clock.advance(DAY_MS);
      expect(await confirm(app, await app.customer(id), token)).toMatchObject(CONFIRMED);
      expect(await accountOf(app.db, id)).toEqual(first);
    });

    it('keeps number and password as they are', async () => {
      const phone = newNumber();
      const { id, who, token, passwordHash } = await claimant(app, { phone });
      await confirm(app, who, token);
      expect(await accountOf(app.db, id)).toMatchObject({
        ...{ phone, phoneProvenAt: null, passwordHash, emailProvenAt: app.clock.now() },
      });
    });

    it('proves nothing to somebody else who is logged in, and changes neither account', async () => {
      const [one, other] = [await claimant(app), await claimant(app)];
      const before = await app.db.select().from(customers).orderBy(customers.id);
      expect(await confirm(app, other.who, one.token)).toMatchObject(DEAD);
      expect(await app.db.select().from(customers).orderBy(customers.id)).toEqual(before);
    });

    it('is nobody’s to use without a login', async () => {
      const { id, token } = await claimant(app);
      for (const who of [{}, await app.visitor()]) {
        expect((await confirm(app, who, token)).status).toBe(401);
      }
      expect((await accountOf(app.db, id)).emailProvenAt).toBeNull();
    });

    it('works for seven days', async () => {
      const [inTime, late] = [await claimant(app), await claimant(app)];
      app.clock.advance(7 * DAY_MS - 1);
      const again = ({ id }: { id: number }) => app.customer(id);
      expect(await confirm(app, await again(inTime), inTime.token)).toMatchObject(CONFIRMED);
      app.clock.advance(1);
      expect(await confirm(app, await again(late), late.token)).toMatchObject(DEAD);
    });

    it('is for the address that the account had when it was mailed', async () => {
      const { id, who, token } = await claimant(app);
      await app.db.update(customers).set({ email: newEmail() }).where(eq(customers.id, id));
      expect(await confirm(app, who, token)).toMatchObject(DEAD);
    });

    it('is dead where the owner of the address has taken it into an account of his own', async () => {
      const proven = { phone: newNumber(), phoneProvenAt: new Date() };
      const { id, email, who, token } = await claimant(app, proven);
      await use(app, await mailedToken(app, email));
      expect(await confirm(app, who, token)).toMatchObject(DEAD);
      expect(await accountOf(app.db, id)).toMatchObject({ email: null, emailProvenAt: null });
    });

    it('cannot be made up, nor made to last longer', async () => {
      const { id, who, token } = await claimant(app);
      const later = String(Number(token.slice(0, 13)) + 1);
      const forged = [later + token.slice(13), token.slice(0, -1), `${token}0`, 'x', '', '%00'];
      for (const one of forged) expect(await confirm(app, who, one)).toMatchObject(DEAD);
      expect((await accountOf(app.db, id)).emailProvenAt).toBeNull();
    });
  });
});

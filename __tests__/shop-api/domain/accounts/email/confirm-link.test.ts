import { afterEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { askForLink, confirm, deliveredLink } from '@/__tests__/support/confirm-email';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { newEmail, signUpAs } from '@/__tests__/support/sign-up-as';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';

const HOUR_MS = 3_600_000;
const SENT = { status: 200, body: { status: true, message: accountApiMessages.confirmLinkSent } };
const SUBJECT = 'Confirm your email address';

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  const member = async (changes = {}) => {
    const account = await newCustomer(app.db, changes);
    return { ...account, who: await app.customer(account.id) };
  };

  describe('asking for a confirmation link', () => {
    test('mails one that works', async () => {
      const { email, who } = await member();
      expect(await askForLink(app, who)).toMatchObject(SENT);
      expect((await confirm(app, who, await deliveredLink(app, email))).status).toBe(200);
    });

    test('twice before the mail has left results in one mail', async () => {
      const { email, who } = await member();
      await askForLink(app, who);
      await askForLink(app, who);
      expect(await deliverMails(app)).toMatchObject([{ to: email, subject: SUBJECT }]);
    });

    test('sends nothing for a proven email address, with the same answer every time', async () => {
      const { who } = await member({ emailProvenAt: new Date() });
      for (let count = 0; count < 5; count++)
        expect(await askForLink(app, who)).toMatchObject(SENT);
      expect(await deliverMails(app)).toEqual([]);
    });

    test('is refused when the account has no email address', async () => {
      const { who } = await member({ email: null });
      expect(await askForLink(app, who)).toMatchObject({
        status: 422,
        body: { errors: { email: [accountApiMessages.noEmail] } },
      });
    });

    test('is possible three times an hour for a customer', async () => {
      const { id, who } = await member();
      for (let count = 0; count < 3; count++) {
        await app.db.update(customers).set({ email: newEmail() }).where(eq(customers.id, id));
        expect(await askForLink(app, who)).toMatchObject(SENT);
      }
      await app.db.update(customers).set({ email: newEmail() }).where(eq(customers.id, id));
      expect(await askForLink(app, who)).toMatchObject({ status: 429 });
      app.clock.advance(HOUR_MS);
      expect(await askForLink(app, who)).toMatchObject(SENT);
    });

    test('is possible three times an hour for an email in any letter case or account', async () => {
      const { id, email, who } = await member();
      for (let count = 0; count < 3; count++) await askForLink(app, who);
      await app.db.update(customers).set({ email: null }).where(eq(customers.id, id));
      const heir = await member({ email: email.toUpperCase() });
      expect(await askForLink(app, heir.who)).toMatchObject({ status: 429 });
    });
  });

  describe('the confirmation mail', () => {
    test('is sent at sign-up, without the name and number that were typed', async () => {
      const email = newEmail();
      const typed = { first_name: 'Qzvfirst', last_name: 'Qzvlast', mobile_no: '9731905012' };
      await signUpAs(app, {}, { email, ...typed });
      const [mail, ...others] = await deliverMails(app);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: email, subject: SUBJECT });
      expect(mail?.text).toContain('Please confirm your email for Vanya.');
      expect(mail?.text).toContain('If you did not give the address, you need not do anything');
      for (const word of Object.values(typed)) expect(JSON.stringify(mail)).not.toContain(word);
    });

    test('is not sent after a refused sign-up', async () => {
      await signUpAs(app, {}, { email: 'DEMO@example.com' });
      expect(await deliverMails(app)).toEqual([]);
    });

    test.each([
      ['has been proven', { emailProvenAt: new Date() }],
      ['has left the account', { email: null }],
      ['is of an account that was closed', { isActive: false }],
    ])('is not sent to an email address that %s meanwhile', async (_what, changes) => {
      const { id, who } = await member();
      await askForLink(app, who);
      await app.db.update(customers).set(changes).where(eq(customers.id, id));
      expect(await deliverMails(app)).toEqual([]);
    });
  });
});

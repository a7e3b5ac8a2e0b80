import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { newNumber } from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages } from '@/contract/messages/account';
import { profileApiMessages } from '@/contract/messages/profile';
import { customers } from '@/shop-api/db/schema/customers';

onEachApp((app) => {
  let id: number;
  const phone = newNumber();

  beforeEach(async () => {
    await app.db.update(customers).set({ phone: null, phoneProvenAt: null });
    ({ id } = await newCustomer(app.db, { phone, phoneProvenAt: app.clock.now() }));
    await app.db.update(customers).set({ email: null }).where(eq(customers.id, id));
  });

  const edit = async (email: string) =>
    app.call('PATCH /user/profile/', {
      who: await app.customer(id),
      body: { first_name: 'Asha', last_name: 'Rao', company: 'Neem', mobile_no: phone, email },
    });
  const row = async () => (await app.db.select().from(customers).where(eq(customers.id, id)))[0];

  describe('an account that has no email', () => {
    test('takes one, sends the link that proves it, and keeps it', async () => {
      const email = `later-${id}@example.com`;
      const { status, body } = await edit(email);
      expect([status, body.data]).toMatchObject([200, { email, email_confirmed: false }]);
      const mails = await deliverMails(app);
      expect(mails.map(({ to }) => to)).toEqual([email]);
      expect((await edit('other@example.com')).body.errors).toEqual({
        email: [profileApiMessages.otherEmail],
      });
    });

    test('takes none of another account, however it is written', async () => {
      const other = await newCustomer(app.db);
      expect((await edit(other.email.toUpperCase())).body.errors).toEqual({
        email: [accountApiMessages.knownEmail],
      });
      expect(await row()).toMatchObject({ email: null, company: '' });
    });

    test('may stay without', async () => {
      expect((await edit('')).status).toBe(200);
      expect(await row()).toMatchObject({ email: null, company: 'Neem' });
    });

    test('is refused after five attempts within an hour', async () => {
      const { email } = await newCustomer(app.db);
      for (let attempt = 0; attempt < 5; attempt += 1) await edit(email);
      expect((await edit(email)).status).toBe(429);
    });
  });
});

import { afterEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { signIn } from '@/__tests__/support/log-in';
import { accountOf, newCustomer } from '@/__tests__/support/new-customer';
import { callVerifyLoginCode, codeOn, newNumber, otherCode } from '@/__tests__/support/phone';
import { mailedToken, use } from '@/__tests__/support/reset-password';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages } from '@/contract/messages/account';
import { passwordMessages } from '@/contract/messages/password';
import { englishText } from '@/contract/messages/text-with-values';
import { customers } from '@/shop-api/db/schema/customers';

const NEW = 'Fresh@Tulsi9';

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  /** An account with a proven number and a claimed address, and the link mailed to the address. */
  async function linked() {
    const phone = newNumber();
    const account = await newCustomer(app.db, { phone, phoneProvenAt: app.clock.now() });
    const token = await mailedToken(app, account.email);
    return { ...account, phone, token, who: await app.visitor() };
  }

  describe('a reset for the claimed address of an account with a proven number', () => {
    test('asks for a code of that number', async () => {
      const { phone, token, who, id, passwordHash } = await linked();
      const message = englishText(passwordMessages.resetCode(phone.slice(-2)));
      expect(await use(app, token, NEW, who)).toMatchObject({
        status: 422,
        body: { errors: { otp: [message] } },
      });
      expect(await accountOf(app.db, id)).toMatchObject({ passwordHash });
    });

    test('keeps one account once the code is entered', async () => {
      const { phone, token, who, id, email } = await linked();
      await use(app, token, NEW, who);
      const answer = await use(app, token, NEW, who, { otp: codeOn(app, phone) });
      expect(answer.status).toBe(200);
      expect(await accountOf(app.db, id)).toMatchObject({ email, phone });
      expect((await signIn(app, email, NEW)).body.data.id).toBe(id);
      const same = await app.db.select().from(customers).where(eq(customers.email, email));
      expect(same).toHaveLength(1);
    });

    test('keeps the link valid after a wrong code', async () => {
      const { phone, token, who } = await linked();
      await use(app, token, NEW, who);
      const otp = codeOn(app, phone);
      expect(await use(app, token, NEW, who, { otp: otherCode(otp) })).toMatchObject({
        status: 422,
        body: { errors: { otp: [accountApiMessages.wrongCode] } },
      });
      expect((await use(app, token, NEW, who, { otp })).status).toBe(200);
    });

    test('sends a code that logs nobody in', async () => {
      const { phone: mobile, token, who } = await linked();
      await use(app, token, NEW, who);
      const given = { mobile, otp: codeOn(app, mobile) };
      expect((await callVerifyLoginCode(app, who, given)).status).toBe(422);
    });

    test('limits the codes that a link sends', async () => {
      const { token, who } = await linked();
      const answers = [];
      for (let count = 0; count < 3; count++) answers.push(await use(app, token, NEW, who));
      expect(answers.at(-1)?.body.errors).toHaveProperty('recaptcha');
    });
  });

  test('an address that is proven, as the number is, needs its link alone', async () => {
    const proven = { phoneProvenAt: app.clock.now(), emailProvenAt: app.clock.now() };
    const { email, id } = await newCustomer(app.db, { phone: newNumber(), ...proven });
    expect((await use(app, await mailedToken(app, email))).status).toBe(200);
    expect((await signIn(app, email, NEW)).body.data.id).toBe(id);
  });
});

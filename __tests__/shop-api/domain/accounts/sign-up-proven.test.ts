import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { enterCode, newNumber } from '@/__tests__/support/phone';
import { newEmail } from '@/__tests__/support/sign-up-as';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';

onEachApp((app) => {
  async function proven() {
    const who = await app.visitor();
    const mobile = newNumber();
    const { body } = await enterCode(app, who, mobile);
    return { who, mobile, proof: body.proof as string };
  }
  type Proven = Awaited<ReturnType<typeof proven>>;

  const signUp = ({ who, mobile, proof }: Proven, more = {}) => {
    const body = { first_name: 'Asha', mobile_no: mobile, proof, ...more };
    return app.call('POST /user/signup/proven/', { who, body });
  };
  const numberRefused = {
    status: 422,
    body: { errors: { mobile_no: [accountMessages.numberNotProven] } },
  };

  test('a name makes the account of a proven number and logs in, once', async () => {
    const person = await proven();
    expect(await signUp(person)).toMatchObject({
      status: 200,
      body: { message: accountMessages.signedUp, data: { first_name: 'Asha', email: '' } },
    });
    const held = eq(customers.phone, person.mobile);
    expect(await app.db.select().from(customers).where(held)).toMatchObject([
      { email: null, passwordHash: null, phoneProvenAt: expect.any(Date) },
    ]);
    expect(await signUp(person)).toMatchObject(numberRefused);
  });

  test('the proof of another browser or number makes none', async () => {
    const person = await proven();
    expect(await signUp({ ...person, who: await app.visitor() })).toMatchObject(numberRefused);
    expect(await signUp({ ...person, mobile: newNumber() })).toMatchObject(numberRefused);
    expect(await signUp(person)).toMatchObject({ status: 200 });
  });

  test('an address for the invoice gets the link that proves it, a known one is refused', async () => {
    const email = newEmail();
    expect((await signUp(await proven(), { email })).status).toBe(200);
    await deliverMails(app);
    expect(app.outbox.messages.filter(({ to }) => to === email)).toHaveLength(1);
    expect(await signUp(await proven(), { email: email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { errors: { email: [accountApiMessages.knownEmail] } },
    });
  });
});

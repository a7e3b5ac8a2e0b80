import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { signIn } from '@/__tests__/support/log-in';
import { accountOf, newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { callSendLoginCode, enterCode, newNumber } from '@/__tests__/support/phone';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { GOOD_PASSWORD, newEmail, signUpAs } from '@/__tests__/support/sign-up-as';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';
import { numberProofs } from '@/shop-api/db/schema/login-codes';
import { forgetOldProofs } from '@/shop-api/domain/accounts/login-code/number-proof';

const MINUTE_MS = 60_000;
const REFUSED = {
  status: 422,
  body: { errors: { mobile_no: [accountMessages.numberNotProven] } },
};

onEachApp((app) => {
  /** A browser that has entered the code of a number without an account. */
  async function proven(mobile = newNumber()) {
    const who = await app.visitor();
    const { status, body } = await enterCode(app, who, mobile);
    expect({ status, proof: body.proof }).toEqual({ status: 200, proof: expect.any(String) });
    return { who, mobile, proof: body.proof as string, email: newEmail() };
  }

  const holdersOf = (mobile: string) =>
    app.db.select().from(customers).where(eq(customers.phone, mobile));

  describe('a number without an account', () => {
    test('gets a code for a sign-up, and the same answer as one with an account', async () => {
      const known = newNumber();
      await newCustomer(app.db, { phone: known, phoneProvenAt: app.clock.now() });
      const answers = [];
      for (const mobile of [known, newNumber()]) {
        answers.push(await callSendLoginCode(app, await app.visitor(), mobile, { sign_up: true }));
      }
      expect(answers[0]?.status).toBe(200);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
    });

    test('is refused to clients that do not name a sign-up', async () => {
      const answer = await callSendLoginCode(app, await app.visitor(), newNumber());
      expect(answer).toMatchObject({
        status: 404,
        body: { message: accountApiMessages.notRegistered },
      });
    });

    test('is proven by its code, which logs nobody in and opens no account', async () => {
      const { mobile } = await proven();
      expect(await holdersOf(mobile)).toEqual([]);
    });
  });

  describe('a sign-up with the proof of the number', () => {
    test('opens an account whose number is proven, and logs in with the cart', async () => {
      const { who, mobile, proof, email } = await proven();
      await app.call('POST /cart/', { who, body: { pid: 1001, quantity: 2 } });
      const { status, body } = await signUpAs(app, who, { email, mobile_no: mobile, proof });
      expect({ status, message: body.message }).toEqual({
        status: 200,
        message: accountMessages.signedUp,
      });
      expect(body.data).toMatchObject({ email, phone_no: mobile, cart_counter: 2 });
      const [row] = await holdersOf(mobile);
      expect(row).toMatchObject({ email, phoneProvenAt: app.clock.now(), emailProvenAt: null });
    });

    test('ends the claims of other accounts and nothing else of them', async () => {
      const { who, mobile, proof } = await proven();
      const old = await newCustomer(app.db, { phone: mobile });
      await signUpAs(app, who, { mobile_no: mobile, proof });
      expect(await accountOf(app.db, old.id)).toMatchObject({
        phone: null,
        email: old.email,
        passwordHash: old.passwordHash,
      });
      expect((await signIn(app, old.email)).status).toBe(200);
    });

    test('works once, also for ten at the same time', async () => {
      const { who, mobile, proof } = await proven();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => signUpAs(app, who, { mobile_no: mobile, proof })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await holdersOf(mobile)).toHaveLength(1);
    });

    test('keeps the proof when a field is refused', async () => {
      const { who, mobile, proof, email } = await proven();
      const taken = { email: 'demo@example.com', mobile_no: mobile, proof };
      expect((await signUpAs(app, who, taken)).body.errors).toHaveProperty('email');
      expect((await signUpAs(app, who, { email, mobile_no: mobile, proof })).status).toBe(200);
    });

    test('is refused in another browser, for another number and after 15 minutes', async () => {
      const { who, mobile, proof } = await proven();
      const given = { mobile_no: mobile, proof };
      expect(await signUpAs(app, await app.visitor(), given)).toMatchObject(REFUSED);
      expect(await signUpAs(app, who, { ...given, mobile_no: newNumber() })).toMatchObject(REFUSED);
      expect(await signUpAs(app, who, { ...given, proof: 'x'.repeat(43) })).toMatchObject(REFUSED);
      app.clock.advance(15 * MINUTE_MS);
      expect(await signUpAs(app, who, given)).toMatchObject(REFUSED);
      await forgetOldProofs({ ctx: { db: app.db, clock: app.clock } });
      expect(
        await app.db.select().from(numberProofs).where(eq(numberProofs.phone, mobile)),
      ).toEqual([]);
    });

    test('is refused once another browser has made an account with the number', async () => {
      const mobile = newNumber();
      const [slow, quick] = [await proven(mobile), await proven(mobile)];
      const given = ({ proof }: typeof slow) => ({ mobile_no: mobile, proof });
      expect((await signUpAs(app, quick.who, given(quick))).status).toBe(200);
      expect((await signUpAs(app, slow.who, given(slow))).body.message).toBe(
        accountApiMessages.knownMobile,
      );
    });
  });

  describe('an old account that only claims the number', () => {
    test('keeps addresses, email and Elite when number and password are proven', async () => {
      const mobile = newNumber();
      const memberUntil = new Date(app.clock.now().getTime() + 1e9);
      const old = await newCustomer(app.db, { phone: mobile, memberUntil });
      const first = await app.customer(old.id);
      await app.call('POST /user/address/', { who: first, body: SAMPLE_ADDRESS });
      const { who, proof } = await proven(mobile);
      const answer = await app.call('POST /user/signin/', {
        who,
        body: { email: old.email, password: PASSWORD, proof },
      });
      expect(answer.body.data).toMatchObject({
        ...{ id: old.id, email: old.email, phone_no: mobile, is_sose_elite_user: true },
      });
      const list = await app.call('GET /user/address/', { who: first });
      expect(list.body.data).toHaveLength(1);
      expect((await enterCode(app, await app.visitor(), mobile)).body.data.id).toBe(old.id);
    });

    test('is not opened by the proof of the number alone', async () => {
      const mobile = newNumber();
      const old = await newCustomer(app.db, { phone: mobile });
      const { who, proof } = await proven(mobile);
      const body = { email: old.email, password: 'Wrong@1234', proof };
      expect((await app.call('POST /user/signin/', { who, body })).status).toBe(422);
      expect(await accountOf(app.db, old.id)).toMatchObject({ phone: mobile, phoneProvenAt: null });
    });
  });

  test('a login with a proof leaves the number of another account alone', async () => {
    const own = newNumber();
    const account = await newCustomer(app.db, { phone: own, phoneProvenAt: app.clock.now() });
    const { who, mobile, proof } = await proven();
    const body = { email: account.email, password: PASSWORD, proof };
    expect((await app.call('POST /user/signin/', { who, body })).body.data.phone_no).toBe(own);
    expect(await holdersOf(mobile)).toEqual([]);
  });

  test('a person who signs up by code finds one account on every device', async () => {
    const { who, mobile, proof, email } = await proven();
    const made = await signUpAs(app, who, { email, mobile_no: mobile, proof });
    const { id, token } = made.body.data;
    const first = { Authorization: `token ${token}` };
    await app.call('POST /user/address/', { who: first, body: SAMPLE_ADDRESS });
    const { body } = await enterCode(app, await app.visitor(), mobile);
    expect(body.data).toMatchObject({ id, email });
    expect((await signIn(app, email, GOOD_PASSWORD)).body.data.id).toBe(id);
    expect((await app.call('GET /user/address/', { who: first })).body.data).toHaveLength(1);
  });
});

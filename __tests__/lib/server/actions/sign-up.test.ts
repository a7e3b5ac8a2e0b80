import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { codeOn, newNumber } from '@/__tests__/support/phone';
import { GOOD_PASSWORD, newEmail } from '@/__tests__/support/sign-up-as';
import { solve } from '@/__tests__/support/solve-captcha';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { accountMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';

const { loginCode: otp, verifyLoginCode: verify, provenSignup, signup } = accountCalls;

const shopApi = withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

/** Enters the code of a number, as the login dialog does. */
async function enterCode(mobile: string): Promise<Record<string, unknown>> {
  await shopper.send(otp.POST, { json: { mobile_no: mobile } });
  const json = { mobile_no: mobile, otp: codeOn(shopApi(), mobile) };
  return (await shopper.send(verify.POST, { json })).json();
}

async function solvedCaptcha(): Promise<string> {
  const task = await fetch(`${shopApi().origin}/user/captcha/?form=signup`, {
    headers: { Companyid: '7' },
  });
  return solve((await task.json()).challenge);
}

async function signUp(mobile: string, email = newEmail()): Promise<Response> {
  const password = { password: GOOD_PASSWORD, confirm_password: GOOD_PASSWORD };
  const person = { first_name: 'Asha', last_name: 'Shah', email, mobile_no: mobile.slice(3) };
  const recaptcha = await solvedCaptcha();
  return shopper.send(signup.POST, { json: { ...person, ...password, recaptcha } });
}

const accountsWith = (mobile: string) =>
  shopApi().db.select().from(customers).where(eq(customers.phone, mobile));

describe('a sign-up in the storefront', () => {
  test('logs in at once, with the cart and the proven number', async () => {
    const mobile = newNumber();
    await shopper.add(COFFEE, 2);
    expect(await enterCode(mobile)).toEqual({
      isProven: true,
      message: accountMessages.numberProven,
    });
    const answer = await signUp(mobile);
    expect(await answer.json()).toMatchObject({
      message: accountMessages.signedUp,
      session: { loggedIn: true, firstName: 'Asha', cartCount: 2 },
    });
    expect(await accountsWith(mobile)).toMatchObject([{ phoneProvenAt: expect.any(Date) }]);
    expect((await shopper.session()).proven).toBeUndefined();
  });

  test('of a proven number needs a name alone, and logs in at once', async () => {
    const mobile = newNumber();
    await shopper.add(COFFEE, 2);
    const name = { name: 'Asha Devi Patel', email: '' };
    expect((await shopper.send(provenSignup.POST, { json: name })).status).toBe(422);
    await enterCode(mobile);
    const answer = await shopper.send(provenSignup.POST, { json: name });
    expect(await answer.json()).toMatchObject({
      message: accountMessages.signedUp,
      session: { loggedIn: true, firstName: 'Asha Devi', cartCount: 2 },
    });
    expect(await accountsWith(mobile)).toMatchObject([
      {
        ...{ lastName: 'Patel', email: null, passwordHash: null },
        phoneProvenAt: expect.any(Date),
      },
    ]);
  });

  test('makes no account for a number whose code was not entered', async () => {
    const mobile = newNumber();
    const answer = await signUp(mobile);
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { mobile_no: [accountMessages.numberNotProven] },
    ]);
    expect(await accountsWith(mobile)).toEqual([]);
  });

  test('takes no other number than the one whose code was entered', async () => {
    await enterCode(newNumber());
    const other = newNumber();
    expect((await signUp(other)).status).toBe(422);
    expect(await accountsWith(other)).toEqual([]);
  });

  test('never hands the proof to the page', async () => {
    const mobile = newNumber();
    const answer = await enterCode(mobile);
    const { proof } = (await shopper.session()).proven ?? {};
    expect(proof).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(answer)).not.toContain(proof);
  });
});

test('a login by email after the code keeps the old account and gives it the number', async () => {
  const mobile = newNumber();
  const old = await newCustomer(shopApi().db, { phone: mobile });
  await enterCode(mobile);
  expect((await shopper.logIn(old.email, PASSWORD)).status).toBe(200);
  expect(await accountsWith(mobile)).toMatchObject([
    { id: old.id, email: old.email, phoneProvenAt: expect.any(Date) },
  ]);
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { solve } from '@/__tests__/support/solve-captcha';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { captchaMessages } from '@/contract/messages/captcha';
import { passwordApiMessages } from '@/contract/messages/password';

const { captcha } = shoppingCalls;
const { resetPasswordLink: resetPassword, resetPassword: reset, updatePassword } = accountCalls;

const shopApi = withShopApi();

const NEW = 'Fresh@Tulsi9';
let shopper: StorefrontShopper;
let email: string;
beforeEach(async () => {
  shopper = new StorefrontShopper();
  ({ email } = await newCustomer(shopApi().db));
});

async function solved(form: string): Promise<string> {
  const task = await (await shopper.send(captcha.GET, { query: `?form=${form}` })).json();
  expect(task.provider).toBe('altcha');
  return solve(task.challenge);
}

async function change(old_password = PASSWORD) {
  const recaptcha = await solved('change_password');
  const json = { old_password, new_password: NEW, confirm_password: NEW, recaptcha };
  return shopper.send(updatePassword.POST, { json });
}

describe('a changed password', () => {
  test('ends every login immediately, clears the session, and the home page confirms it', async () => {
    await shopper.logIn(email, PASSWORD);
    const phone = new StorefrontShopper();
    await phone.logIn(email, PASSWORD);
    const answer = await change();
    const { message } = await answer.json();
    expect(answer.status).toBe(200);
    expect(await phone.summary()).toMatchObject({ loggedIn: false, firstName: '' });
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect(await shopper.summary()).toMatchObject({ loggedIn: false, notice: { message } });
    expect((await shopper.session()).visitorId).toBeUndefined();
  });

  test('requires the old one', async () => {
    await shopper.logIn(email, PASSWORD);
    const answer = await change('Wrong@1234');
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toHaveProperty('old_password');
  });

  test('requires a login', async () => {
    expect((await change()).status).toBe(401);
    expect(shopper.cookies.size).toBe(0);
  });
});

describe('a forgotten password', () => {
  test('is requested without revealing whether the email is known', async () => {
    const answers = [];
    for (const address of [email, 'nobody@example.com']) {
      const json = { email: address, recaptcha: await solved('reset_password') };
      const answer = await shopper.send(reset.POST, { json });
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers[0]).toEqual([200, { message: passwordApiMessages.linkSent }]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('requires the captcha, with the specified message', async () => {
    const answer = await shopper.send(reset.POST, { json: { email } });
    expect((await answer.json()).errors.recaptcha).toEqual([captchaMessages.notSolved]);
  });

  test.each(['..', 'x', '%2e%2e', 'a'.repeat(43)])('refuses the link %s', async (token) => {
    const json = { new_password: NEW, confirm_password: NEW };
    const answer = await shopper.send(resetPassword.POST, { json, params: { token } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

test('a captcha for an unknown form is refused', async () => {
  const answer = await shopper.send(captcha.GET, { query: '?form=checkout' });
  expect(answer.status).toBe(422);
});

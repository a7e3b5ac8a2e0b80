import { beforeEach, describe, expect, test } from '@jest/globals';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';

const { gift } = shoppingCalls;
const { login, loginCode: otp, verifyLoginCode: verify, signup } = accountCalls;

const shopApi = withShopApi();

const PHONE = '9800000001';
const right = { email: 'demo@example.com', password: 'Demo@1234' };

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

const post = (route: { POST: unknown }, form: Record<string, string>) =>
  shopper.send(route.POST, { form });
const target = (answer: Response) => [answer.status, answer.headers.get('Location')];
const codeOnPhone = () => shopApi().outbox.messages.at(-1)?.text.match(/\d{6}/)?.[0] ?? '';

describe('without JavaScript', () => {
  test('a login redirects to the shop or to the requested page', async () => {
    expect(target(await post(login, right))).toEqual([303, '/shop']);
    expect(await shopper.summary()).toMatchObject({
      loggedIn: true,
      notice: { message: accountMessages.loggedIn, isError: false },
    });
    expect(target(await post(login, { ...right, next: '/cart?mobile=true' }))).toEqual([
      303,
      '/cart?mobile=true',
    ]);
  });

  test('a failed login redirects to its page with the input, but no password', async () => {
    const from = '/login?next=%2Fcart';
    const wrong = { email: 'demo@example.com', password: 'Secret@1234', next: '/cart', from };
    expect(target(await post(login, wrong))).toEqual([303, from]);
    const { flash } = await shopper.session();
    expect(flash).toMatchObject({
      message: accountApiMessages.wrongLogin,
      isError: true,
      page: '/login',
      typed: { email: 'demo@example.com' },
    });
    expect(JSON.stringify(flash)).not.toContain('Secret');
  });

  test('a login code is requested on the same page, which keeps the number', async () => {
    expect(target(await post(otp, { mobile_no: PHONE }))).toEqual([303, '/login']);
    expect((await shopper.session()).otp).toMatchObject({ mobileNo: `+91${PHONE}` });
    expect(target(await post(verify, { otp: codeOnPhone() }))).toEqual([303, '/shop']);
    expect(await shopper.summary()).toMatchObject({ loggedIn: true });
    expect((await shopper.session()).otp).toBeUndefined();
  });

  test.each([
    ['+91 (0) 97111-11121', '9711111121'],
    ['00919711111122', '9711111122'],
    ['९७११११११२३', '9711111123'],
  ])('the code for %s goes to %s', async (written, digits) => {
    await post(otp, { mobile_no: written });
    expect((await shopper.session()).otp).toMatchObject({ mobileNo: `+91${digits}` });
  });

  test('the code of a number without an account leads to the sign-up, which keeps both', async () => {
    await post(otp, { mobile_no: '9711111111' });
    const answer = await post(verify, { otp: codeOnPhone(), next: '/checkout' });
    expect(target(answer)).toEqual([303, '/signup?next=%2Fcheckout']);
    expect((await shopper.session()).proven).toMatchObject({ mobileNo: '+919711111111' });
    expect(await shopper.summary()).toMatchObject({ loggedIn: false });
  });

  test('the sign-up after a code is in the language and frame of the page before', async () => {
    await post(otp, { mobile_no: '9711111111' });
    const next = '/hi/checkout?mobile=true';
    const answer = await post(verify, { otp: codeOnPhone(), next });
    expect(target(answer)).toEqual([
      303,
      `/hi/signup?next=${encodeURIComponent(next)}&mobile=true`,
    ]);
  });

  test('a sign-up with long input still fits into the cookie, beside a long gift message', async () => {
    await post(gift, { isGift: 'on', message: 'ठ'.repeat(240), packing: '' });
    const long = 'ठ'.repeat(100);
    const form = { first_name: long, last_name: long, email: `${'e'.repeat(400)}@example.com` };
    const answer = await post(signup, { ...form, password: 'x', from: `/signup?${long}` });
    expect(answer.status).toBe(303);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie.length).toBeLessThan(4096);
    expect((await shopper.session()).flash?.message).toMatch(/^Sign-up failed! /);
  });
});

test('a browser keeps one visitor while its codes are refused, so that rate limits apply', async () => {
  await shopper.send(otp.POST, { json: { mobile_no: '9711111112' } });
  const { visitorId } = await shopper.session();
  expect(visitorId).toMatch(/^[0-9a-f]{32}$/);
  await shopper.send(otp.POST, { json: { mobile_no: '9711111113' } });
  expect((await shopper.session()).visitorId).toBe(visitorId);
});

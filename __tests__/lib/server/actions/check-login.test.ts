import { beforeEach, describe, expect, test } from '@jest/globals';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { shoppingCalls } from '@/app/api/calls/shopping';

const { checkLogin: check } = accountCalls;
const { logout } = shoppingCalls;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(async () => {
  shopper = new StorefrontShopper();
  await shopper.logIn();
});

const ask = async (who: StorefrontShopper, next: string) => {
  const query = `?next=${encodeURIComponent(next)}`;
  const answer = await who.send(check.GET, { query });
  return [answer.status, answer.headers.get('Location')];
};

describe('the login check', () => {
  test('redirects to the page while the login is valid', async () => {
    expect(await ask(shopper, '/profile')).toEqual([303, '/profile']);
    expect(await shopper.summary()).toMatchObject({ loggedIn: true });
  });

  test('marks an ended login and redirects to the login page', async () => {
    const other = new StorefrontShopper();
    for (const [name, value] of shopper.cookies) other.cookies.set(name, value);
    await shopper.send(logout.POST, { json: {} });
    expect(await ask(other, '/profile')).toEqual([303, '/login?next=%2Fprofile']);
    expect(other.cookies.has('vanya_ended')).toBe(true);
  });

  test('keeps the language and frame of the page', async () => {
    const next = '/hi/profile?mobile=true';
    const login = `/hi/login?next=${encodeURIComponent(next)}&mobile=true`;
    expect(await ask(new StorefrontShopper(), next)).toEqual([303, login]);
  });

  test('never redirects to another site', async () => {
    expect(await ask(shopper, 'https://evil.example/')).toEqual([303, '/']);
    expect(await ask(new StorefrontShopper(), '//evil.example')).toEqual([303, '/login?next=%2F']);
  });
});

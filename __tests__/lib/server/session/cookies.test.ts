import { beforeEach, describe, expect, test } from '@jest/globals';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { shoppingCalls } from '@/app/api/calls/shopping';

const { gift, cart, session } = shoppingCalls;
const { login } = accountCalls;

withShopApi();

const json = { email: 'elite@example.com', password: 'Demo@1234' };
let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

describe('the cookies', () => {
  test('are not available to scripts and other sites, and are small', async () => {
    await shopper.add(COFFEE, 1);
    const form = { isGift: 'on', message: 'ठ'.repeat(240), packing: '' };
    const cookies = [
      ...(await shopper.send(gift.POST, { form })).headers.getSetCookie(),
      ...(await shopper.send(login.POST, { json })).headers.getSetCookie(),
    ];
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'vanya_session',
      'vanya_session',
      'vanya_login',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(cookie.length).toBeLessThan(4096);
    }
  });
});

describe('a login is not reverted', () => {
  test('by a late answer that creates a visitor', async () => {
    const late = await shopper.ask(cart.POST, { json: { pid: COFFEE, quantity: 1 } });
    await shopper.send(login.POST, { json });
    expect(late.headers.getSetCookie()).toHaveLength(1);
    shopper.storeCookies(late);
    expect(await shopper.summary()).toMatchObject({ loggedIn: true });
  });

  test('by a late answer that stores the visitor’s gift choices', async () => {
    await shopper.add(COFFEE, 1);
    const choice = { isGift: true, message: 'With love', packing: 0 };
    const late = await shopper.ask(gift.POST, { json: choice });
    await shopper.send(login.POST, { json });
    shopper.storeCookies(late);
    expect(await shopper.summary()).toMatchObject({ loggedIn: true });
  });

  test('by a late answer that an older login has ended', async () => {
    await shopper.seal({ token: 'over', customer: { firstName: 'Nandini', isStaff: false } });
    const late = await shopper.ask(session.GET);
    await shopper.send(login.POST, { json });
    expect(late.headers.getSetCookie()).toHaveLength(1);
    shopper.storeCookies(late);
    expect(await shopper.summary()).toMatchObject({ loggedIn: true });
  });
});

test('a late read does not remove the cart of a new visitor', async () => {
  await shopper.seal({ visitorId: '0'.repeat(32) });
  const late = await shopper.ask(session.GET);
  await shopper.add(COFFEE, 1);
  shopper.storeCookies(late);
  expect(await shopper.summary()).toMatchObject({ cartCount: 1 });
});

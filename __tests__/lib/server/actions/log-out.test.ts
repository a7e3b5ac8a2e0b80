import { beforeEach, describe, expect, test } from '@jest/globals';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { accountMessages } from '@/contract/messages/account';

const { gift, cart, logout, session } = shoppingCalls;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(async () => {
  shopper = new StorefrontShopper();
  await shopper.logIn();
});

const leave = (everywhere = false) => shopper.send(logout.POST, { json: { everywhere } });

/** Another browser with the same cookies, stolen or from an old backup. */
function copyOf({ cookies }: StorefrontShopper): StorefrontShopper {
  const copy = new StorefrontShopper();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

/** Another login of the same customer. */
async function otherDevice(): Promise<StorefrontShopper> {
  const device = new StorefrontShopper();
  await device.logIn();
  return device;
}

describe('logging out', () => {
  test('clears everything, and the next page confirms it', async () => {
    await shopper.send(gift.POST, { json: { isGift: true, message: 'With love', packing: 0 } });
    const answer = await leave();
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect(Object.keys(await shopper.session())).toEqual(['flash']);
    expect(shopper.cookies.has('vanya_login')).toBe(false);
    expect(await shopper.summary()).toMatchObject({
      loggedIn: false,
      firstName: '',
      notice: { message: accountMessages.loggedOut, isError: false },
    });
  });

  test('makes a stolen cookie useless on every route', async () => {
    const thief = copyOf(shopper);
    expect(await thief.summary()).toMatchObject({ loggedIn: true });
    await leave();
    expect(await thief.summary()).toMatchObject({ loggedIn: false, firstName: '' });
    expect((await thief.send(logout.POST, { json: {} })).status).toBe(200);
    const read = await copyOf(thief).send(cart.GET);
    expect(await read.json()).toMatchObject({ session: { loggedIn: false, firstName: '' } });
  });

  test('keeps the logins of other devices, or ends them on request', async () => {
    const [phone, tablet] = [await otherDevice(), await otherDevice()];
    await leave();
    expect(await phone.summary()).toMatchObject({ loggedIn: true });
    shopper = tablet;
    await leave(true);
    expect(await phone.summary()).toMatchObject({ loggedIn: false });
  });

  test('without a login is no error', async () => {
    shopper = new StorefrontShopper();
    expect((await leave()).status).toBe(200);
    expect((await leave(true)).status).toBe(200);
  });

  test('without JavaScript redirects to the home page', async () => {
    const answer = await shopper.send(logout.POST, { form: {} });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"');
  });
});

describe('a login that has ended', () => {
  test('is marked once, and a write of its browser continues as a new visitor', async () => {
    const other = copyOf(shopper);
    await leave();
    const first = await other.send(session.GET);
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^vanya_ended=[0-9a-f]{32};/),
    ]);
    expect((await other.send(session.GET)).headers.getSetCookie()).toEqual([]);
    expect(await (await other.add(COFFEE, 1)).json()).toMatchObject({ cart: { cart_counter: 1 } });
    expect((await other.session()).visitorId).toMatch(/^[0-9a-f]{32}$/);
  });

  test('does not prevent the browser from logging in again', async () => {
    const other = copyOf(shopper);
    await leave();
    await other.summary();
    await other.logIn();
    expect(await other.summary()).toMatchObject({ loggedIn: true });
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import * as gift from '@/app/api/cart/gift/route';
import * as cart from '@/app/api/cart/route';
import * as logout from '@/app/api/logout/route';
import * as session from '@/app/api/session/route';
import { COFFEE, DoorShopper, withShopApi } from '../../../../support/door-shopper';

withShopApi();

let shopper: DoorShopper;
beforeEach(async () => {
  shopper = new DoorShopper();
  await shopper.logIn();
});

const leave = (everywhere = false) => shopper.send(logout.POST, { json: { everywhere } });

/** Another browser with the same cookies: a thief, or an old backup. */
function copyOf({ cookies }: DoorShopper): DoorShopper {
  const copy = new DoorShopper();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

/** One login more of the same customer. */
async function otherDevice(): Promise<DoorShopper> {
  const device = new DoorShopper();
  await device.logIn();
  return device;
}

describe('logging out', () => {
  test('forgets everything, and the next page says so', async () => {
    await shopper.send(gift.POST, { json: { isGift: true, message: 'With love', packing: 0 } });
    const answer = await leave();
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect(Object.keys(await shopper.session())).toEqual(['flash']);
    expect(shopper.cookies.has('vanya_login')).toBe(false);
    expect(await shopper.summary()).toMatchObject({
      loggedIn: false,
      firstName: '',
      notice: { message: 'Logged out successfully!', isError: false },
    });
  });

  test('leaves a stolen cookie worth nothing, on any route', async () => {
    const thief = copyOf(shopper);
    expect(await thief.summary()).toMatchObject({ loggedIn: true });
    await leave();
    expect(await thief.summary()).toMatchObject({ loggedIn: false, firstName: '' });
    expect((await thief.send(logout.POST, { json: {} })).status).toBe(200);
    const read = await copyOf(thief).send(cart.GET);
    expect(await read.json()).toMatchObject({ session: { loggedIn: false, firstName: '' } });
  });

  test('leaves the other devices, or ends them too', async () => {
    const [phone, tablet] = [await otherDevice(), await otherDevice()];
    await leave();
    expect(await phone.summary()).toMatchObject({ loggedIn: true });
    shopper = tablet;
    await leave(true);
    expect(await phone.summary()).toMatchObject({ loggedIn: false });
  });

  test('of nobody is no error', async () => {
    shopper = new DoorShopper();
    expect((await leave()).status).toBe(200);
    expect((await leave(true)).status).toBe(200);
  });

  test('sends a page without JavaScript home', async () => {
    const answer = await shopper.send(logout.POST, { form: {} });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"');
  });
});

describe('a login that has ended', () => {
  test('is marked once, and a write of its browser goes on as a new visitor', async () => {
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

  test('does not keep the browser from logging in again', async () => {
    const other = copyOf(shopper);
    await leave();
    await other.summary();
    await other.logIn();
    expect(await other.summary()).toMatchObject({ loggedIn: true });
  });
});

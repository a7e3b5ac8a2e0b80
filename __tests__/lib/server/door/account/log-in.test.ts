import { beforeEach, describe, expect, test } from '@jest/globals';
import * as wishlist from '@/app/api/wishlist/route';
import { COFFEE, DoorShopper, LAMP, withShopApi } from '../../../../support/door-shopper';

withShopApi();

const ELITE = 'elite@example.com';

let shopper: DoorShopper;
beforeEach(() => {
  shopper = new DoorShopper();
});

describe('a login', () => {
  test('answers what the header shows, and that it went well', async () => {
    const answer = await shopper.logIn(ELITE);
    expect(await answer.json()).toMatchObject({
      message: 'Login successfully!',
      changes: [],
      session: { loggedIn: true, isElite: true, isStaff: false, cartCount: 0, wished: [] },
    });
    expect(await shopper.summary()).toMatchObject({ loggedIn: true, isElite: true });
  });

  test('takes the visitor’s cart and wishes along, and forgets the visitor', async () => {
    await shopper.add(COFFEE, 2);
    await shopper.send(wishlist.POST, { json: { pid: LAMP, wished: true } });
    const { session } = await (await shopper.logIn('staff@example.com')).json();
    expect(session).toMatchObject({ isStaff: true, cartCount: 2, cartTotal: 990, wished: [LAMP] });
    expect(Object.keys(await shopper.session()).sort()).toEqual(['customer', 'token']);
  });

  test('is refused in the specification’s words, and leaves who was there', async () => {
    await shopper.add(COFFEE, 1);
    const { visitorId } = await shopper.session();
    const answer = await shopper.logIn(ELITE, 'Wrong@1234');
    expect([answer.status, (await answer.json()).message]).toEqual([
      422,
      'Invalid email or password',
    ]);
    expect(await shopper.session()).toEqual({ visitorId });
  });

  test('never lets its token out of the sealed cookie', async () => {
    const answer = await shopper.logIn();
    const { token = '' } = await shopper.session();
    expect(token.length).toBeGreaterThan(40);
    const seen = [
      await answer.text(),
      [...answer.headers].join(),
      await (await shopper.add(COFFEE, 1)).text(),
      JSON.stringify(await shopper.summary()),
    ].join();
    expect(seen).not.toContain(token);
  });
});

describe('the id of a visitor who has just logged in', () => {
  test('is asked to come again, and is not forgotten', async () => {
    await shopper.add(COFFEE, 1);
    const late = new DoorShopper();
    for (const [name, value] of shopper.cookies) late.cookies.set(name, value);
    await shopper.logIn(ELITE);
    const answer = await late.add(LAMP, 1);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'visitor_moved']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

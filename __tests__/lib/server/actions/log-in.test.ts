import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  COFFEE,
  LAMP,
  StorefrontShopper,
  withShopApi,
} from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';

const { wishlist } = shoppingCalls;

withShopApi();

const ELITE = 'elite@example.com';

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

describe('a login', () => {
  test('answers the header’s data and a success message', async () => {
    const answer = await shopper.logIn(ELITE);
    expect(await answer.json()).toMatchObject({
      message: accountMessages.loggedIn,
      changes: [],
      session: { loggedIn: true, isElite: true, isStaff: false, cartCount: 0, wishlisted: [] },
    });
    expect(await shopper.summary()).toMatchObject({ loggedIn: true, isElite: true });
  });

  test('merges the visitor’s cart and wishlist and deletes the visitor’s id', async () => {
    await shopper.add(COFFEE, 2);
    await shopper.send(wishlist.POST, { json: { pid: LAMP, wishlisted: true } });
    const { session } = await (await shopper.logIn('staff@example.com')).json();
    expect(session).toMatchObject({
      isStaff: true,
      cartCount: 2,
      cartTotal: 990,
      wishlisted: [LAMP],
    });
    expect(Object.keys(await shopper.session()).sort()).toEqual(['customer', 'token']);
  });

  test('is refused with the specified message and keeps the current shopper', async () => {
    await shopper.add(COFFEE, 1);
    const { visitorId } = await shopper.session();
    const answer = await shopper.logIn(ELITE, 'Wrong@1234');
    expect([answer.status, (await answer.json()).message]).toEqual([
      422,
      accountApiMessages.wrongLogin,
    ]);
    expect(await shopper.session()).toEqual({ visitorId });
  });

  test('never exposes its token outside the sealed cookie', async () => {
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
  test('gets the answer to repeat the request, and is not deleted', async () => {
    await shopper.add(COFFEE, 1);
    const late = new StorefrontShopper();
    for (const [name, value] of shopper.cookies) late.cookies.set(name, value);
    await shopper.logIn(ELITE);
    const answer = await late.add(LAMP, 1);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'visitor_moved']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

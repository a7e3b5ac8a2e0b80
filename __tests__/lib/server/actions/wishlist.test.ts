import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { unsealData } from 'iron-session';
import { openShopApi } from '@/__tests__/support/open-shop-api';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { wishlistMessages } from '@/contract/messages/wishlist';
import type { SessionData } from '@/lib/server/session/session';

const { session, wishlist } = shoppingCalls;

const password = 'a secret of at least thirty-two characters';
/** Products of the demo shop. */
const COFFEE = 1001;
const LAMP = 1070;

let shopApi: Awaited<ReturnType<typeof openShopApi>>;
let browser: StorefrontBrowser;

beforeAll(async () => {
  shopApi = await openShopApi();
  Object.assign(process.env, { API_BASE_URL: shopApi.origin, SESSION_SECRET: password });
});
afterAll(() => shopApi.close());
beforeEach(() => {
  browser = new StorefrontBrowser();
});

const wish = (pid: unknown, wishlisted: unknown) =>
  browser.send(wishlist.POST, { json: { pid, wishlisted } });
const summary = async () => (await browser.send(session.GET)).json();

describe('a wishlist write', () => {
  test('is answered with the whole wishlist, newest first, and its count', async () => {
    await wish(COFFEE, true);
    const answer = await wish(LAMP, true);
    expect(await answer.json()).toEqual({ wishlisted: [LAMP, COFFEE], wishlistCount: 2 });
    expect(await summary()).toMatchObject({ wishlisted: [LAMP, COFFEE], wishlistCount: 2 });
  });

  test('sent twice adds one item', async () => {
    await wish(COFFEE, true);
    const answer = await wish(COFFEE, true);
    expect(await answer.json()).toEqual({ wishlisted: [COFFEE], wishlistCount: 1 });
  });

  test('can remove an item, repeatedly', async () => {
    await wish(COFFEE, true);
    await wish(COFFEE, false);
    const answer = await wish(COFFEE, false);
    expect(await answer.json()).toEqual({ wishlisted: [], wishlistCount: 0 });
  });

  test('for an unknown product is refused', async () => {
    expect((await wish(999_999, true)).status).toBe(404);
  });

  test.each([
    [{}],
    [{ pid: COFFEE }],
    [{ pid: '1001', wishlisted: true }],
    [{ pid: 0, wishlisted: true }],
    [{ pid: COFFEE, wishlisted: 'yes' }],
  ])('of %j is refused by field', async (json) => {
    const answer = await browser.send(wishlist.POST, { json });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toHaveProperty('errors');
  });

  test('from another site is refused', async () => {
    const headers = { Origin: 'https://evil.example' };
    const json = { pid: COFFEE, wishlisted: true };
    expect((await browser.send(wishlist.POST, { json, headers })).status).toBe(403);
  });

  test('without JavaScript is confirmed on the next page', async () => {
    const form = { pid: String(COFFEE), wishlisted: 'true' };
    const answer = await browser.send(wishlist.POST, { form });
    expect(answer.status).toBe(303);
    const data = await unsealData<SessionData>(browser.cookie.split('=')[1] ?? '', { password });
    expect(data.flash).toMatchObject({ message: wishlistMessages.added, isError: false });
    expect(await summary()).toMatchObject({ wishlisted: [COFFEE] });
  });
});

test('an anonymous shopper has an empty wishlist and gets no cookie', async () => {
  expect(await summary()).toMatchObject({ wishlisted: [], wishlistCount: 0 });
  expect(browser.cookie).toBe('');
});

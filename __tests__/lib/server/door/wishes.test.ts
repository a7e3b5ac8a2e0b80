import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { unsealData } from 'iron-session';
import * as session from '@/app/api/session/route';
import * as wishlist from '@/app/api/wishlist/route';
import type { SessionData } from '@/lib/server/session';
import { DoorBrowser } from '../../../support/door-browser';
import { openShopApi } from '../../../support/open-shop-api';

const password = 'a secret of at least thirty-two characters';
/** Of the demo shop. */
const COFFEE = 1001;
const LAMP = 1070;

let shopApi: Awaited<ReturnType<typeof openShopApi>>;
let browser: DoorBrowser;

beforeAll(async () => {
  shopApi = await openShopApi();
  Object.assign(process.env, { API_BASE_URL: shopApi.origin, SESSION_SECRET: password });
});
afterAll(() => shopApi.close());
beforeEach(() => {
  browser = new DoorBrowser();
});

const wish = (pid: unknown, wished: unknown) =>
  browser.send(wishlist.POST, { json: { pid, wished } });
const summary = async () => (await browser.send(session.GET)).json();

describe('a wish', () => {
  test('is answered with all wishes, the newest first, and their number', async () => {
    await wish(COFFEE, true);
    const answer = await wish(LAMP, true);
    expect(await answer.json()).toEqual({ wished: [LAMP, COFFEE], wishlistCount: 2 });
    expect(await summary()).toMatchObject({ wished: [LAMP, COFFEE], wishlistCount: 2 });
  });

  test('sent twice is one wish', async () => {
    await wish(COFFEE, true);
    const answer = await wish(COFFEE, true);
    expect(await answer.json()).toEqual({ wished: [COFFEE], wishlistCount: 1 });
  });

  test('can be taken back, and taken back again', async () => {
    await wish(COFFEE, true);
    await wish(COFFEE, false);
    const answer = await wish(COFFEE, false);
    expect(await answer.json()).toEqual({ wished: [], wishlistCount: 0 });
  });

  test('for what is not in the shop is refused', async () => {
    expect((await wish(999_999, true)).status).toBe(404);
  });

  test.each([
    [{}],
    [{ pid: COFFEE }],
    [{ pid: '1001', wished: true }],
    [{ pid: 0, wished: true }],
    [{ pid: COFFEE, wished: 'yes' }],
  ])('of %j is refused by field', async (json) => {
    const answer = await browser.send(wishlist.POST, { json });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toHaveProperty('errors');
  });

  test('from another site is refused', async () => {
    const headers = { Origin: 'https://evil.example' };
    const json = { pid: COFFEE, wished: true };
    expect((await browser.send(wishlist.POST, { json, headers })).status).toBe(403);
  });

  test('of a page without JavaScript is told on the next page', async () => {
    const form = { pid: String(COFFEE), wished: 'true' };
    const answer = await browser.send(wishlist.POST, { form });
    expect(answer.status).toBe(303);
    const data = await unsealData<SessionData>(browser.cookie.split('=')[1] ?? '', { password });
    expect(data.flash).toMatchObject({ message: 'Product added to wishlist!', isError: false });
    expect(await summary()).toMatchObject({ wished: [COFFEE] });
  });
});

test('a shopper nobody knows wishes for nothing and leaves no trace', async () => {
  expect(await summary()).toMatchObject({ wished: [], wishlistCount: 0 });
  expect(browser.cookie).toBe('');
});

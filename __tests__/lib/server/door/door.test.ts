import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sealData, unsealData } from 'iron-session';
import * as cartLine from '../../../../app/api/cart/[id]/route';
import * as gift from '../../../../app/api/cart/gift/route';
import * as cart from '../../../../app/api/cart/route';
import * as packing from '../../../../app/api/packing/route';
import * as search from '../../../../app/api/search/route';
import * as session from '../../../../app/api/session/route';
import type { SessionData } from '../../../../lib/server/session';
import { DoorBrowser } from '../../../support/door-browser';
import { openShopApi } from '../../../support/open-shop-api';

const password = 'a secret of at least thirty-two characters';
/** Of the demo shop: ₹495.00; ₹549.00 with 3 in stock; packings at ₹35.00 and ₹79.00. */
const COFFEE = 1001;
const LAMP = 1070;
const GIFT_BOX = 4901;
const JUTE_BAG = 4902;

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

const sessionData = () => unsealData<SessionData>(browser.cookie.split('=')[1] ?? '', { password });
const seal = async (data: SessionData) => {
  browser.cookie = `vanya_session=${await sealData(data, { password })}`;
};
const add = (pid: number, quantity: number, headers = {}) =>
  browser.send(cart.POST, { json: { pid, quantity }, headers });
const lineId = async (productId: number) => {
  const { cart: shown } = await (await browser.send(cart.GET)).json();
  const line = shown.cart_items.find(
    (item: { product_id: number }) => item.product_id === productId,
  );
  return String(line.id);
};

describe('looking around', () => {
  test('leaves no trace: no cookie, an empty cart, zeros', async () => {
    const summary = await browser.send(session.GET);
    expect(summary.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await summary.json()).toMatchObject({ loggedIn: false, cartCount: 0, cartTotal: 0 });
    const shown = await browser.send(cart.GET);
    expect(await shown.json()).toMatchObject({ cart: { cart_items: [], final_total: 0 } });
    expect(browser.cookie).toBe('');
  });

  test('suggests at most four products, the same for everyone', async () => {
    const answer = await browser.send(search.GET, { query: '?q=soap' });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    const { products } = await answer.json();
    expect(products).toHaveLength(4);
    expect(Object.keys(products[0])).toEqual(['id', 'name', 'size', 'price', 'image']);
    const none = await browser.send(search.GET, { query: '?q=%20' });
    expect(await none.json()).toEqual({ products: [] });
  });

  test('lists the packing materials', async () => {
    const { products } = await (await browser.send(packing.GET)).json();
    expect(products.map(({ id }: { id: number }) => id)).toContain(GIFT_BOX);
  });
});

describe('the first write', () => {
  test('makes a visitor and seals the id in a cookie no script can read', async () => {
    const answer = await add(COFFEE, 2);
    expect(await answer.json()).toMatchObject({
      cart: { cart_counter: 2, final_total: 990 },
      session: { cartCount: 2, cartTotal: 990 },
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^vanya_session=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie.length).toBeLessThan(4096);
    const { visitorId } = await sessionData();
    expect(visitorId).toMatch(/^[0-9a-f]{32}$/);
    expect(cookie).not.toContain(visitorId);
  });

  test('is followed by others of the same visitor', async () => {
    await add(COFFEE, 1);
    const { visitorId } = await sessionData();
    await add(LAMP, 1);
    expect((await sessionData()).visitorId).toBe(visitorId);
    const summary = await browser.send(session.GET);
    expect(await summary.json()).toMatchObject({ cartCount: 2, cartTotal: 1044 });
  });

  test('is refused from another site, without a cookie', async () => {
    const answer = await add(COFFEE, 1, { Origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('changes of the cart', () => {
  test('set and remove lines', async () => {
    await add(COFFEE, 1);
    const params = { id: await lineId(COFFEE) };
    const changed = await browser.send(cartLine.PATCH, {
      method: 'PATCH',
      json: { quantity: 3 },
      params,
    });
    expect(await changed.json()).toMatchObject({ cart: { final_total: 1485 } });
    const removed = await browser.send(cartLine.DELETE, { method: 'DELETE', params });
    expect(await removed.json()).toMatchObject({ cart: { cart_items: [] } });
  });

  test('are refused with the reason beside the field', async () => {
    const answer = await add(LAMP, 4);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      status: false,
      code: 'invalid',
      errors: { quantity: ['Only 3 left in stock.'] },
    });
    for (const json of [{ pid: COFFEE, quantity: 0 }, { pid: COFFEE, quantity: '2' }, {}]) {
      expect((await browser.send(cart.POST, { json })).status).toBe(422);
    }
  });

  test('know no line but one’s own', async () => {
    await add(COFFEE, 1);
    const id = await lineId(COFFEE);
    browser = new DoorBrowser();
    for (const name of [id, '0', '-1', '1e3', '../orders', '99999999999']) {
      const params = { id: name };
      const answer = await browser.send(cartLine.DELETE, { method: 'DELETE', params });
      expect(answer.status).toBe(404);
    }
  });

  test('count once under one idempotency key', async () => {
    await add(COFFEE, 1);
    const key = { 'Idempotency-Key': 'tap-1' };
    await add(LAMP, 1, key);
    const again = await add(LAMP, 1, key);
    expect(await again.json()).toMatchObject({ cart: { cart_counter: 2 } });
  });

  test('go on as a new visitor when the API no longer knows the old one', async () => {
    await seal({ visitorId: '0'.repeat(32), isGift: true });
    expect(await (await browser.send(session.GET)).json()).toMatchObject({ cartCount: 0 });
    expect(await sessionData()).toEqual({ isGift: true });
    await seal({ visitorId: '0'.repeat(32) });
    expect(await (await add(COFFEE, 1)).json()).toMatchObject({ cart: { cart_counter: 1 } });
  });

  test('fall back from an expired login to the visitor', async () => {
    await add(COFFEE, 1);
    const { visitorId } = await sessionData();
    const customer = { firstName: 'Nandini', isElite: true, isStaff: false };
    await seal({ visitorId, token: 'expired', customer });
    const summary = await browser.send(session.GET);
    expect(await summary.json()).toMatchObject({ loggedIn: false, firstName: '', cartCount: 1 });
  });
});

describe('a plain form post', () => {
  test('is sent on to the cart with a message', async () => {
    const answer = await browser.send(cart.POST, { form: { pid: `${COFFEE}`, quantity: '1' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart']);
    expect((await sessionData()).flash).toMatchObject({
      message: 'Product added to cart!',
      isError: false,
    });
  });

  test.each([
    ['/cart?mobile=true', '/cart?mobile=true'],
    ['https://evil.example', '/cart'],
    ['//evil.example', '/cart'],
    ['/\\evil.example', '/cart'],
  ])('with next=%s is sent on to %s', async (next, location) => {
    const form = { pid: `${COFFEE}`, quantity: '1', next };
    const answer = await browser.send(cart.POST, { form });
    expect(answer.headers.get('Location')).toBe(location);
  });

  test('that is refused is sent on with the reason', async () => {
    const answer = await browser.send(cart.POST, { form: { pid: `${LAMP}`, quantity: '9' } });
    expect(answer.status).toBe(303);
    expect((await sessionData()).flash).toMatchObject({
      message: 'Only 3 left in stock.',
      isError: true,
    });
  });

  test('changes and removes lines', async () => {
    await add(COFFEE, 1);
    const params = { id: await lineId(COFFEE) };
    await browser.send(cartLine.POST, { form: { quantity: '2' }, params });
    expect((await sessionData()).flash).toMatchObject({ message: 'Quantity updated!' });
    await browser.send(cartLine.POST, { form: { remove: 'yes' }, params });
    expect((await sessionData()).flash).toMatchObject({ message: 'Product removed from cart!' });
    expect(await (await browser.send(session.GET)).json()).toMatchObject({ cartCount: 0 });
  });
});

describe('gift choices', () => {
  const choose = (json: object) => browser.send(gift.POST, { json });
  const choice = { isGift: true, message: 'For Ba', packing: JUTE_BAG };

  test('keep the message in the session and one packing in the cart', async () => {
    await add(COFFEE, 1);
    expect(await (await choose(choice)).json()).toMatchObject({
      gift: { isGift: true, message: 'For Ba' },
      cart: { final_total: 574 },
    });
    const other = await choose({ ...choice, packing: GIFT_BOX });
    expect(await other.json()).toMatchObject({ cart: { final_total: 530 } });
    const none = await choose({ ...choice, isGift: false });
    expect(await none.json()).toMatchObject({ cart: { final_total: 495 } });
  });

  test('add the packing once, however often they are saved', async () => {
    await choose(choice);
    expect(await (await choose(choice)).json()).toMatchObject({ cart: { cart_counter: 1 } });
  });

  test('are a plain form as well', async () => {
    const form = { isGift: 'on', message: 'Two\r\nlines', packing: '' };
    const answer = await browser.send(gift.POST, { form });
    expect(answer.status).toBe(303);
    expect(await sessionData()).toMatchObject({ isGift: true, giftMessage: 'Two\nlines' });
  });

  test('are refused above 240 letters and for a packing not on offer', async () => {
    const long = await choose({ ...choice, message: 'x'.repeat(241) });
    expect(await long.json()).toMatchObject({ errors: { message: ['At most 240 letters'] } });
    expect((await choose({ ...choice, packing: COFFEE })).status).toBe(404);
  });

  test('fit the cookie at their longest', async () => {
    const answer = await choose({ ...choice, message: '𑌅'.repeat(120) });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]?.length).toBeLessThan(4096);
  });
});

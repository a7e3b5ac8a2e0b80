import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  COFFEE,
  LAMP,
  StorefrontShopper,
  withShopApi,
} from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';

const { cartLine, cart, search, session } = shoppingCalls;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

describe('browsing', () => {
  test('stores nothing: no cookie, an empty cart, zero counters', async () => {
    const summary = await shopper.send(session.GET);
    expect(summary.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await summary.json()).toMatchObject({ loggedIn: false, cartCount: 0, cartTotal: 0 });
    const displayed = await shopper.send(cart.GET);
    expect(await displayed.json()).toMatchObject({ cart: { cart_items: [], final_total: 0 } });
    expect(shopper.cookie).toBe('');
  });

  test('suggests at most four products, the same for everyone', async () => {
    const answer = await shopper.send(search.GET, { query: '?q=soap' });
    const { products } = await answer.json();
    expect(products).toHaveLength(4);
    expect(shopper.cookie).toBe('');
    const atStart = await shopper.send(search.GET, { query: '?q=%20' });
    expect(await atStart.json()).toMatchObject({ products: [] });
  });
});

describe('the first write', () => {
  test('creates a visitor and seals the id in a cookie that scripts cannot read', async () => {
    const answer = await shopper.add(COFFEE, 2);
    expect(await answer.json()).toMatchObject({
      cart: { cart_counter: 2, final_total: 990 },
      session: { cartCount: 2, cartTotal: 990 },
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^vanya_session=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie.length).toBeLessThan(4096);
    const { visitorId } = await shopper.session();
    expect(visitorId).toMatch(/^[0-9a-f]{32}$/);
    expect(cookie).not.toContain(visitorId);
  });

  test('is followed by writes of the same visitor', async () => {
    await shopper.add(COFFEE, 1);
    const { visitorId } = await shopper.session();
    await shopper.add(LAMP, 1);
    expect((await shopper.session()).visitorId).toBe(visitorId);
    const summary = await shopper.send(session.GET);
    expect(await summary.json()).toMatchObject({ cartCount: 2, cartTotal: 1044 });
  });

  test('is refused from another site, without a cookie', async () => {
    const answer = await shopper.add(COFFEE, 1, { Origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('changes of the cart', () => {
  test('set quantities and remove lines', async () => {
    await shopper.add(COFFEE, 1);
    const params = { id: await shopper.lineId(COFFEE) };
    const changed = await shopper.send(cartLine.PATCH, {
      method: 'PATCH',
      json: { quantity: 3 },
      params,
    });
    expect(await changed.json()).toMatchObject({ cart: { final_total: 1485 } });
    const removed = await shopper.send(cartLine.DELETE, { method: 'DELETE', params });
    expect(await removed.json()).toMatchObject({ cart: { cart_items: [] } });
  });

  test('are refused with the reason beside the field', async () => {
    const answer = await shopper.add(LAMP, 4);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      status: false,
      code: 'invalid',
      errors: { quantity: ['Only 3 left in stock.'] },
    });
    for (const json of [{ pid: COFFEE, quantity: 0 }, { pid: COFFEE, quantity: '2' }, {}]) {
      expect((await shopper.send(cart.POST, { json })).status).toBe(422);
    }
  });

  test('find no line of another shopper', async () => {
    await shopper.add(COFFEE, 1);
    const id = await shopper.lineId(COFFEE);
    shopper = new StorefrontShopper();
    for (const name of [id, '0', '-1', '1e3', '../orders', '99999999999']) {
      const params = { id: name };
      const answer = await shopper.send(cartLine.DELETE, { method: 'DELETE', params });
      expect(answer.status).toBe(404);
    }
  });

  test('count once per idempotency key', async () => {
    await shopper.add(COFFEE, 1);
    const key = { 'Idempotency-Key': 'tap-1' };
    await shopper.add(LAMP, 1, key);
    const again = await shopper.add(LAMP, 1, key);
    expect(await again.json()).toMatchObject({ cart: { cart_counter: 2 } });
  });

  test('continue as a new visitor when the API no longer knows the old one', async () => {
    await shopper.seal({ visitorId: '0'.repeat(32), isGift: true });
    expect(await (await shopper.send(session.GET)).json()).toMatchObject({ cartCount: 0 });
    expect(await (await shopper.add(COFFEE, 1)).json()).toMatchObject({
      cart: { cart_counter: 1 },
    });
    expect(await shopper.session()).toEqual({
      isGift: true,
      visitorId: expect.not.stringMatching(/^0+$/),
    });
  });

  test('fall back from an expired login to the visitor', async () => {
    await shopper.add(COFFEE, 1);
    const { visitorId } = await shopper.session();
    const customer = { firstName: 'Nandini', isStaff: false };
    await shopper.seal({ visitorId, token: 'expired', customer });
    const summary = await shopper.send(session.GET);
    expect(await summary.json()).toMatchObject({ loggedIn: false, firstName: '', cartCount: 1 });
  });
});

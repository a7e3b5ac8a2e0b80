import { describe, expect, test } from '@jest/globals';
import { logIn } from '@/__tests__/support/log-in';
import { newCustomer } from '@/__tests__/support/new-customer';
import { addToCart, quantities } from '@/__tests__/support/shopper-cart';
import { onEachApp } from '@/__tests__/support/test-app';

/** A product of the demo shop, with 64 in stock. */
const COFFEE = 1001;

onEachApp((app) => {
  describe('the visitor id after a login', () => {
    const CALLS: [string, object | undefined][] = [
      ['GET /cart/', undefined],
      ['POST /cart/', { pid: COFFEE, quantity: 1 }],
      ['GET /listwish/', undefined],
      ['POST /wishlist/', { pid: COFFEE }],
    ];

    test.each(CALLS)('opens nothing: %s', async (call, body) => {
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: COFFEE, quantity: 2 });
      const { who } = await logIn(app, await newCustomer(app.db), visitor);
      expect(await app.call(call, { who: visitor, body })).toMatchObject({
        status: 409,
        body: { code: 'visitor_moved' },
      });
      app.clock.advance(60_000);
      expect(await app.call(call, { who: visitor, body })).toMatchObject({
        status: 401,
        body: { code: 'not_logged_in' },
      });
      expect(await quantities(app, who)).toEqual([[COFFEE, 2]]);
    });

    test('does not block public calls', async () => {
      const visitor = await app.visitor();
      await logIn(app, await newCustomer(app.db), visitor);
      const product = await app.call(`GET /web/single/product/${COFFEE}/`, { who: visitor });
      expect(product.status).toBe(200);
    });

    test('adds nothing to a second login, of the same or another customer', async () => {
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: COFFEE, quantity: 2 });
      const owner = await newCustomer(app.db);
      await logIn(app, owner, visitor);
      const thief = await logIn(app, await newCustomer(app.db), visitor);
      expect(await quantities(app, thief.who)).toEqual([]);
      expect(await quantities(app, (await logIn(app, owner, visitor)).who)).toEqual([[COFFEE, 2]]);
    });
  });
});

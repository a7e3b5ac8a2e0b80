import { describe, expect, test } from '@jest/globals';
import { newCustomer, PASSWORD } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

/** Of the demo shop, with 64 in stock. */
const COFFEE = 1001;

type Headers = Record<string, string>;

onEachApp((app) => {
  async function logIn({ email }: { email: string }, who: Headers = {}) {
    const body = { email, password: PASSWORD };
    const answer = await app.call('POST /user/signin/', { who, body });
    expect(answer.status).toBe(200);
    const { data } = answer.body;
    return { data, who: { Authorization: `token ${data.token}` } };
  }
  const add = (who: Headers, pid: number, quantity = 1, headers: Headers = {}) =>
    app.call('POST /cart/', { who, headers, body: { pid, quantity } });
  const quantities = async (who: Headers) => {
    const { body } = await app.call('GET /cart/', { who });
    const lines: { product_id: number; quantity: number }[] = body.data.cart_items;
    return lines.map((line) => [line.product_id, line.quantity]);
  };

  describe('the visitor id after a login', () => {
    const CALLS: [string, object | undefined][] = [
      ['GET /cart/', undefined],
      ['POST /cart/', { pid: COFFEE, quantity: 1 }],
      ['GET /listwish/', undefined],
      ['POST /wishlist/', { pid: COFFEE }],
    ];

    test.each(CALLS)('opens nothing: %s', async (call, body) => {
      const visitor = await app.visitor();
      await add(visitor, COFFEE, 2);
      const { who } = await logIn(await newCustomer(app.db), visitor);
      expect(await app.call(call, { who: visitor, body })).toMatchObject({
        status: 409,
        body: { code: 'visitor_moved' },
      });
      app.clock.advance(60_000);
      expect(await app.call(call, { who: visitor, body })).toMatchObject({
        status: 401,
        body: { code: 'not_logged_in' },
      });
      expect(await quantities(who)).toEqual([[COFFEE, 2]]);
    });

    test('does not stand in the way of calls that are open to everybody', async () => {
      const visitor = await app.visitor();
      await logIn(await newCustomer(app.db), visitor);
      const product = await app.call(`GET /web/single/product/${COFFEE}/`, { who: visitor });
      expect(product.status).toBe(200);
    });

    test('brings nothing to a second login, of whomever', async () => {
      const visitor = await app.visitor();
      await add(visitor, COFFEE, 2);
      const owner = await newCustomer(app.db);
      await logIn(owner, visitor);
      const thief = await logIn(await newCustomer(app.db), visitor);
      expect(await quantities(thief.who)).toEqual([]);
      expect(await quantities((await logIn(owner, visitor)).who)).toEqual([[COFFEE, 2]]);
    });
  });
});

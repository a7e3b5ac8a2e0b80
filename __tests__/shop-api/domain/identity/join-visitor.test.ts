import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { IDEMPOTENCY_HEADER } from '@/contract/headers';
import { products } from '@/shop-api/db/schema/products';
import { logIn, signIn } from '../../../support/log-in';
import { newCustomer } from '../../../support/new-customer';
import { addToCart, quantities } from '../../../support/shopper-cart';
import { onEachApp } from '../../../support/test-app';

/** Of the demo shop: 64 in stock, an unknown number, 3, and a packing material. */
const COFFEE = 1001;
const UNKNOWN_STOCK = 1011;
const THREE_LEFT = 1070;
const GIFT_BOX = 4901;
const SOAP = 1040;

type Headers = Record<string, string>;

onEachApp((app) => {
  const wish = (who: Headers, pid: number) => app.call('POST /wishlist/', { who, body: { pid } });
  const wished = async (who: Headers) => {
    const { body } = await app.call('GET /listwish/', { who });
    return body.data.map((one: { product_id: number }) => one.product_id);
  };
  const nameOf = async (id: number) => {
    const [product] = await app.db.select().from(products).where(eq(products.id, id));
    return product?.name ?? '';
  };
  const setStock = (id: number, stock: number) =>
    app.db.update(products).set({ stock }).where(eq(products.id, id));

  describe('the cart of a visitor who logs in', () => {
    test('comes along, packing materials too', async () => {
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: COFFEE, quantity: 2 });
      await addToCart(app, visitor, { pid: GIFT_BOX });
      const { data, who } = await logIn(app, await newCustomer(app.db), visitor);
      expect(data).toMatchObject({ cart_counter: 3, cart_changes: [] });
      const cart = await app.call('GET /cart/', { who });
      expect(data.cart_totals.final_total).toBe(cart.body.data.final_total);
      expect(await quantities(app, who)).toEqual([
        [COFFEE, 2],
        [GIFT_BOX, 1],
      ]);
    });

    test('joins what the customer has: quantities add up', async () => {
      const customer = await newCustomer(app.db);
      const elsewhere = await logIn(app, customer);
      await addToCart(app, elsewhere.who, { pid: COFFEE, quantity: 2 });
      await addToCart(app, elsewhere.who, { pid: SOAP });
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: GIFT_BOX });
      await addToCart(app, visitor, { pid: COFFEE, quantity: 3 });
      const { data, who } = await logIn(app, customer, visitor);
      expect(data).toMatchObject({ cart_counter: 7, cart_changes: [] });
      expect(Object.fromEntries(await quantities(app, who))).toEqual({
        [COFFEE]: 5,
        [SOAP]: 1,
        [GIFT_BOX]: 1,
      });
    });

    test('stops at the stock, and at 20 where it is unknown, which is told', async () => {
      const customer = await newCustomer(app.db);
      const visitor = await app.visitor();
      for (const who of [(await logIn(app, customer)).who, visitor]) {
        await addToCart(app, who, { pid: THREE_LEFT, quantity: 2 });
        await addToCart(app, who, { pid: UNKNOWN_STOCK, quantity: 15 });
        await addToCart(app, who, { pid: COFFEE });
      }
      const { data, who } = await logIn(app, customer, visitor);
      expect(data.cart_changes).toEqual([
        `${await nameOf(THREE_LEFT)}: Only 3 left in stock.`,
        `${await nameOf(UNKNOWN_STOCK)}: At most 20 can be ordered.`,
      ]);
      expect(await quantities(app, who)).toEqual([
        [THREE_LEFT, 3],
        [UNKNOWN_STOCK, 20],
        [COFFEE, 2],
      ]);
    });

    test('leaves out what is sold out by now, which is told', async () => {
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: THREE_LEFT });
      await addToCart(app, visitor, { pid: COFFEE });
      await setStock(THREE_LEFT, 0);
      const { data, who } = await logIn(app, await newCustomer(app.db), visitor);
      await setStock(THREE_LEFT, 3);
      const name = await nameOf(THREE_LEFT);
      expect(data.cart_changes).toEqual([`${name}: This product is out of stock.`]);
      expect(await quantities(app, who)).toEqual([[COFFEE, 1]]);
    });

    test('lets the customer keep a sold out line of his own', async () => {
      const customer = await newCustomer(app.db);
      const visitor = await app.visitor();
      for (const who of [(await logIn(app, customer)).who, visitor])
        await addToCart(app, who, { pid: THREE_LEFT });
      await setStock(THREE_LEFT, 0);
      const { who } = await logIn(app, customer, visitor);
      await setStock(THREE_LEFT, 3);
      expect(await quantities(app, who)).toEqual([[THREE_LEFT, 1]]);
    });

    test('keeps its lines where they are, so that a change under way finds them', async () => {
      const visitor = await app.visitor();
      const [line] = (await addToCart(app, visitor, { pid: COFFEE })).body.data.cart_items;
      const { who } = await logIn(app, await newCustomer(app.db), visitor);
      const change = { who, body: { quantity: 4 } };
      expect((await app.call(`PATCH /cart/${line.id}/`, change)).body.cart_counter).toBe(4);
    });

    test('does not take a write twice whose answer was lost on the way', async () => {
      const visitor = await app.visitor();
      const key = { [IDEMPOTENCY_HEADER]: 'lost-answer' };
      await addToCart(app, visitor, { pid: COFFEE, quantity: 2 }, key);
      const { who } = await logIn(app, await newCustomer(app.db), visitor);
      expect((await addToCart(app, who, { pid: COFFEE, quantity: 2 }, key)).status).toBe(200);
      expect(await quantities(app, who)).toEqual([[COFFEE, 2]]);
    });

    test('stays the visitor’s when the login fails', async () => {
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: COFFEE, quantity: 2 });
      const { email } = await newCustomer(app.db);
      await signIn(app, email, 'Wrong@1', visitor);
      expect(await quantities(app, visitor)).toEqual([[COFFEE, 2]]);
    });

    test('is nobody else’s: another visitor’s is not touched', async () => {
      const [visitor, other] = [await app.visitor(), await app.visitor()];
      await addToCart(app, other, { pid: COFFEE, quantity: 2 });
      const { who } = await logIn(app, await newCustomer(app.db), visitor);
      expect(await quantities(app, who)).toEqual([]);
      expect(await quantities(app, other)).toEqual([[COFFEE, 2]]);
    });
  });

  test('the wishes of a visitor join the customer’s, each once', async () => {
    const customer = await newCustomer(app.db);
    const elsewhere = await logIn(app, customer);
    await wish(elsewhere.who, COFFEE);
    const visitor = await app.visitor();
    for (const product of [SOAP, COFFEE, THREE_LEFT]) await wish(visitor, product);
    const { data, who } = await logIn(app, customer, visitor);
    expect(data.wishlist_counter).toBe(3);
    expect(await wished(who)).toEqual([THREE_LEFT, SOAP, COFFEE]);
  });
});

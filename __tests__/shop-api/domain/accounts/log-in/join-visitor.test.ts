import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { logIn, signIn } from '@/__tests__/support/log-in';
import { newCustomer } from '@/__tests__/support/new-customer';
import { addToCart, quantities } from '@/__tests__/support/shopper-cart';
import { onEachApp } from '@/__tests__/support/test-app';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';
import { products } from '@/shop-api/db/schema/products';

/** Products of the demo shop: 64 in stock, unknown stock, 3 in stock, a packing material. */
const COFFEE = 1001;
const UNKNOWN_STOCK = 1011;
const THREE_LEFT = 1070;
const GIFT_BOX = 4901;
const SOAP = 1040;

type Headers = Record<string, string>;

/** What an answer says about the cart, in English. */
const messagesOf = (data: { cart_changes: { message: string }[] }) =>
  data.cart_changes.map(({ message }) => message);

onEachApp((app) => {
  const wish = (who: Headers, pid: number) => app.call('POST /wishlist/', { who, body: { pid } });
  const wishlisted = async (who: Headers) => {
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
    test('becomes the customer’s cart, packing materials included', async () => {
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: COFFEE, quantity: 2 });
      await addToCart(app, visitor, { pid: GIFT_BOX });
      const { data, who } = await logIn(app, await newCustomer(app.db), visitor);
      expect(data).toMatchObject({ cart_counter: 2, cart_changes: [] });
      const cart = await app.call('GET /cart/', { who });
      expect(data.cart_totals.final_total).toBe(cart.body.data.final_total);
      expect(await quantities(app, who)).toEqual([
        [COFFEE, 2],
        [GIFT_BOX, 1],
      ]);
    });

    test('is merged with the customer’s cart: quantities add up', async () => {
      const customer = await newCustomer(app.db);
      const elsewhere = await logIn(app, customer);
      await addToCart(app, elsewhere.who, { pid: COFFEE, quantity: 2 });
      await addToCart(app, elsewhere.who, { pid: SOAP });
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: GIFT_BOX });
      await addToCart(app, visitor, { pid: COFFEE, quantity: 3 });
      const { data, who } = await logIn(app, customer, visitor);
      expect(data).toMatchObject({ cart_counter: 6, cart_changes: [] });
      expect(Object.fromEntries(await quantities(app, who))).toEqual({
        [COFFEE]: 5,
        [SOAP]: 1,
        [GIFT_BOX]: 1,
      });
    });

    test('is limited to the stock, or to 20 if it is unknown, and the answer says so', async () => {
      const customer = await newCustomer(app.db);
      const visitor = await app.visitor();
      for (const who of [(await logIn(app, customer)).who, visitor]) {
        await addToCart(app, who, { pid: THREE_LEFT, quantity: 2 });
        await addToCart(app, who, { pid: UNKNOWN_STOCK, quantity: 15 });
        await addToCart(app, who, { pid: COFFEE });
      }
      const { data, who } = await logIn(app, customer, visitor);
      expect(messagesOf(data)).toEqual([
        `${await nameOf(THREE_LEFT)}: Only 3 left in stock.`,
        `${await nameOf(UNKNOWN_STOCK)}: At most 20 can be ordered.`,
      ]);
      expect(await quantities(app, who)).toEqual([
        [THREE_LEFT, 3],
        [UNKNOWN_STOCK, 20],
        [COFFEE, 2],
      ]);
    });

    test('leaves out products that are sold out by now, and the answer says so', async () => {
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: THREE_LEFT });
      await addToCart(app, visitor, { pid: COFFEE });
      await setStock(THREE_LEFT, 0);
      const { data, who } = await logIn(app, await newCustomer(app.db), visitor);
      await setStock(THREE_LEFT, 3);
      const name = await nameOf(THREE_LEFT);
      expect(messagesOf(data)).toEqual([`${name}: This product is out of stock.`]);
      expect(await quantities(app, who)).toEqual([[COFFEE, 1]]);
    });

    test('does not remove a sold-out line that the customer had', async () => {
      const customer = await newCustomer(app.db);
      const visitor = await app.visitor();
      for (const who of [(await logIn(app, customer)).who, visitor])
        await addToCart(app, who, { pid: THREE_LEFT });
      await setStock(THREE_LEFT, 0);
      const { who } = await logIn(app, customer, visitor);
      await setStock(THREE_LEFT, 3);
      expect(await quantities(app, who)).toEqual([[THREE_LEFT, 1]]);
    });

    test('keeps the ids of its lines, so that a pending change finds them', async () => {
      const visitor = await app.visitor();
      const [line] = (await addToCart(app, visitor, { pid: COFFEE })).body.data.cart_items;
      const { who } = await logIn(app, await newCustomer(app.db), visitor);
      const change = { who, body: { quantity: 4 } };
      expect((await app.call(`PATCH /cart/${line.id}/`, change)).body.cart_counter).toBe(4);
    });

    test('does not repeat a write whose answer was lost', async () => {
      const visitor = await app.visitor();
      const key = { [IDEMPOTENCY_HEADER]: 'lost-answer' };
      await addToCart(app, visitor, { pid: COFFEE, quantity: 2 }, key);
      const { who } = await logIn(app, await newCustomer(app.db), visitor);
      expect((await addToCart(app, who, { pid: COFFEE, quantity: 2 }, key)).status).toBe(200);
      expect(await quantities(app, who)).toEqual([[COFFEE, 2]]);
    });

    test('stays with the visitor when the login fails', async () => {
      const visitor = await app.visitor();
      await addToCart(app, visitor, { pid: COFFEE, quantity: 2 });
      const { email } = await newCustomer(app.db);
      await signIn(app, email, 'Wrong@1', visitor);
      expect(await quantities(app, visitor)).toEqual([[COFFEE, 2]]);
    });

    test('neither takes from nor changes the cart of another visitor', async () => {
      const [visitor, other] = [await app.visitor(), await app.visitor()];
      await addToCart(app, other, { pid: COFFEE, quantity: 2 });
      const { who } = await logIn(app, await newCustomer(app.db), visitor);
      expect(await quantities(app, who)).toEqual([]);
      expect(await quantities(app, other)).toEqual([[COFFEE, 2]]);
    });
  });

  test('the wishlist of a visitor is merged with the customer’s, each product once', async () => {
    const customer = await newCustomer(app.db);
    const elsewhere = await logIn(app, customer);
    await wish(elsewhere.who, COFFEE);
    const visitor = await app.visitor();
    for (const product of [SOAP, COFFEE, THREE_LEFT]) await wish(visitor, product);
    const { data, who } = await logIn(app, customer, visitor);
    expect(data.wishlist_counter).toBe(3);
    expect(await wishlisted(who)).toEqual([THREE_LEFT, SOAP, COFFEE]);
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  COFFEE,
  LAMP,
  StorefrontShopper,
  withShopApi,
} from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';

const { cart, moveToCart: toCart, wishlist } = shoppingCalls;

/** A product of the demo shop with none in stock. */
const LOTION = 1032;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

const wish = (pid: number) => shopper.send(wishlist.POST, { json: { pid, wishlisted: true } });
const move = (pid: unknown, sent: object = { json: {} }) =>
  shopper.send(toCart.POST, { params: { id: String(pid) }, ...sent });
const wishlisted = async () => {
  const { items } = await (await shopper.send(wishlist.GET)).json();
  return items.map((one: { product_id: number }) => one.product_id);
};
const quantities = async () => {
  const { cart: displayed } = await (await shopper.send(cart.GET)).json();
  return displayed.cart_items.map((line: { product_id: number; quantity: number }) => [
    line.product_id,
    line.quantity,
  ]);
};

describe('a wishlist item added to the cart', () => {
  test('is removed from the wishlist, and the others stay', async () => {
    await wish(COFFEE);
    await wish(LAMP);
    const answer = await move(COFFEE);
    expect(await answer.json()).toMatchObject({
      cart: { cart_counter: 1 },
      wishlisted: [LAMP],
      wishlistCount: 1,
    });
    expect(await quantities()).toEqual([[COFFEE, 1]]);
    expect(await wishlisted()).toEqual([LAMP]);
  });

  test('stays on the wishlist when it cannot be added', async () => {
    await wish(LOTION);
    const answer = await move(LOTION);
    expect(answer.status).toBe(422);
    expect(await wishlisted()).toEqual([LOTION]);
    expect(await quantities()).toEqual([]);
  });

  test('is added once, however often the same request is sent', async () => {
    await wish(COFFEE);
    const again = { json: {}, headers: { 'Idempotency-Key': 'one-tap' } };
    await move(COFFEE, again);
    expect((await move(COFFEE, again)).status).toBe(200);
    expect(await quantities()).toEqual([[COFFEE, 1]]);
    expect(await wishlisted()).toEqual([]);
  });

  test('need not be on the wishlist any longer', async () => {
    await wish(LAMP);
    expect((await move(COFFEE)).status).toBe(200);
    expect(await wishlisted()).toEqual([LAMP]);
  });

  test.each(['0', 'x', '..', '999999'])('is refused as product %s', async (id) => {
    expect((await move(id)).status).toBe(404);
  });
});

describe('without JavaScript', () => {
  test('a moved item redirects to the cart', async () => {
    await wish(COFFEE);
    const answer = await move(COFFEE, { form: { a: 'b' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart']);
  });

  test('an item that cannot be moved redirects to the wishlist, with the reason', async () => {
    await wish(LOTION);
    const answer = await move(LOTION, { form: { a: 'b' } });
    expect(answer.headers.get('Location')).toBe('/wishlist');
    expect((await shopper.session()).flash).toMatchObject({ isError: true, page: '/wishlist' });
  });

  test('a heart redirects to the wishlist', async () => {
    const form = { pid: String(COFFEE), wishlisted: 'true' };
    const answer = await shopper.send(wishlist.POST, { form });
    expect(answer.headers.get('Location')).toBe('/wishlist');
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import * as cart from '@/app/api/cart/route';
import * as toCart from '@/app/api/wishlist/[id]/to-cart/route';
import * as wishlist from '@/app/api/wishlist/route';
import { COFFEE, DoorShopper, LAMP, withShopApi } from '../../../support/door-shopper';

/** Of the demo shop, with none in stock. */
const LOTION = 1032;

withShopApi();

let shopper: DoorShopper;
beforeEach(() => {
  shopper = new DoorShopper();
});

const wish = (pid: number) => shopper.send(wishlist.POST, { json: { pid, wished: true } });
const move = (pid: unknown, sent: object = { json: {} }) =>
  shopper.send(toCart.POST, { params: { id: String(pid) }, ...sent });
const wished = async () => {
  const { wishes } = await (await shopper.send(wishlist.GET)).json();
  return wishes.map((one: { product_id: number }) => one.product_id);
};
const quantities = async () => {
  const { cart: shown } = await (await shopper.send(cart.GET)).json();
  return shown.cart_items.map((line: { product_id: number; quantity: number }) => [
    line.product_id,
    line.quantity,
  ]);
};

describe('a wish that is put in the cart', () => {
  test('leaves the wishlist, and the others stay', async () => {
    await wish(COFFEE);
    await wish(LAMP);
    const answer = await move(COFFEE);
    expect(await answer.json()).toMatchObject({
      cart: { cart_counter: 1 },
      wished: [LAMP],
      wishlistCount: 1,
    });
    expect(await quantities()).toEqual([[COFFEE, 1]]);
    expect(await wished()).toEqual([LAMP]);
  });

  test('stays where it cannot be added', async () => {
    await wish(LOTION);
    const answer = await move(LOTION);
    expect(answer.status).toBe(422);
    expect(await wished()).toEqual([LOTION]);
    expect(await quantities()).toEqual([]);
  });

  test('is in it once, however often the same request is sent', async () => {
    await wish(COFFEE);
    const again = { json: {}, headers: { 'Idempotency-Key': 'one-tap' } };
    await move(COFFEE, again);
    expect((await move(COFFEE, again)).status).toBe(200);
    expect(await quantities()).toEqual([[COFFEE, 1]]);
    expect(await wished()).toEqual([]);
  });

  test('need not be on the wishlist any more', async () => {
    await wish(LAMP);
    expect((await move(COFFEE)).status).toBe(200);
    expect(await wished()).toEqual([LAMP]);
  });

  test.each(['0', 'x', '..', '999999'])('is not found as product %s', async (id) => {
    expect((await move(id)).status).toBe(404);
  });
});

describe('without JavaScript', () => {
  test('a wish that was moved leads to the cart', async () => {
    await wish(COFFEE);
    const answer = await move(COFFEE, { form: { a: 'b' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart']);
  });

  test('one that cannot be moved leads back to the wishlist, with the reason', async () => {
    await wish(LOTION);
    const answer = await move(LOTION, { form: { a: 'b' } });
    expect(answer.headers.get('Location')).toBe('/wishlist');
    expect((await shopper.session()).flash).toMatchObject({ isError: true, page: '/wishlist' });
  });

  test('a heart leads to the wishlist', async () => {
    const form = { pid: String(COFFEE), wished: 'true' };
    const answer = await shopper.send(wishlist.POST, { form });
    expect(answer.headers.get('Location')).toBe('/wishlist');
  });
});

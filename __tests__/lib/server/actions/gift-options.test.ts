import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  COFFEE,
  GIFT_BOX,
  JUTE_BAG,
  StorefrontShopper,
  withShopApi,
} from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';
import type { CartItem } from '@/contract/cart/cart';
import { giftSpan } from '@/lib/server/shopper/gift-span';

const { gift, giftGoods } = shoppingCalls;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

describe('gift choices', () => {
  const choose = (json: object) => shopper.send(gift.POST, { json });
  const choice = { isGift: true, message: 'For Ba', packing: JUTE_BAG };

  test('store the message in the session and one packing in the cart', async () => {
    await shopper.add(COFFEE, 1);
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
    const { cart } = await (await choose(choice)).json();
    const packing = cart.cart_items.filter(({ product_id }: CartItem) => product_id === JUTE_BAG);
    expect(packing).toMatchObject([{ quantity: 1 }]);
  });

  test('can be sent as a plain form', async () => {
    const form = { isGift: 'on', message: 'Two\r\nlines', packing: '' };
    const answer = await shopper.send(gift.POST, { form });
    expect(answer.status).toBe(303);
    expect(await shopper.session()).toMatchObject({ isGift: true, giftMessage: 'Two\nlines' });
  });

  test('are refused above 240 characters and for an unavailable packing', async () => {
    const long = await choose({ ...choice, message: 'x'.repeat(241) });
    expect(await long.json()).toMatchObject({ errors: { message: ['At most 240 letters'] } });
    expect((await choose({ ...choice, packing: COFFEE })).status).toBe(404);
  });

  test('fit into the cookie at their maximum length', async () => {
    const answer = await choose({ ...choice, message: '𑌅'.repeat(120) });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]?.length).toBeLessThan(4096);
  });

  test('keep the rest when the day is not possible, and say which days are', async () => {
    const late = await choose({ ...choice, day: '2000-01-01' });
    expect((await late.json()).errors.day[0]).toMatch(/^Choose a day from /);
    expect(await shopper.session()).toMatchObject({ isGift: true, giftMessage: 'For Ba' });
    const { last } = giftSpan();
    expect(await (await choose({ ...choice, day: last })).json()).toMatchObject({
      gift: { message: 'For Ba', day: last },
    });
    await choose({ ...choice, day: '' });
    expect((await shopper.session()).giftDay).toBeUndefined();
  });
});

describe('sending a product as a gift', () => {
  const send = (pid: number) =>
    shopper.send(giftGoods.POST, { form: { pid: String(pid), quantity: '2' } });

  test('puts it into the cart, which is a gift then, and leads to the choices of a gift', async () => {
    const answer = await send(COFFEE);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart#gift']);
    // Pressed twice it is in the cart once.
    await send(COFFEE);
    const { cart, gift: chosen } = await (await shopper.send(shoppingCalls.cart.GET)).json();
    expect(cart.cart_items).toMatchObject([{ product_id: COFFEE, quantity: 2 }]);
    expect(chosen.isGift).toBe(true);
  });

  test('keeps a note that was written before', async () => {
    await shopper.send(gift.POST, { json: { isGift: false, message: 'For Ba', packing: 0 } });
    await send(COFFEE);
    expect(await shopper.session()).toMatchObject({ isGift: true, giftMessage: 'For Ba' });
  });

  test('makes no gift of what is not sold', async () => {
    await send(999_999);
    expect((await shopper.session()).isGift).toBeUndefined();
  });
});

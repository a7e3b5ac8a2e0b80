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

const { gift } = shoppingCalls;

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
});

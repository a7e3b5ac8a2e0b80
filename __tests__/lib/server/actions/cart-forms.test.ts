import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  COFFEE,
  LAMP,
  StorefrontShopper,
  withShopApi,
} from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { cartMessages, quantityMessages } from '@/contract/messages/cart';

const { cartLine, cart, session } = shoppingCalls;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

describe('a plain form post', () => {
  test('redirects to the cart with a message', async () => {
    const answer = await shopper.send(cart.POST, { form: { pid: `${COFFEE}`, quantity: '1' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart']);
    expect((await shopper.session()).flash).toMatchObject({
      message: cartMessages.added,
      isError: false,
    });
  });

  test.each([
    ['/cart?mobile=true', '/cart?mobile=true'],
    ['https://evil.example', '/cart'],
    ['//evil.example', '/cart'],
    ['/\\evil.example', '/cart'],
  ])('with next=%s redirects to %s', async (next, location) => {
    const form = { pid: `${COFFEE}`, quantity: '1', next };
    const answer = await shopper.send(cart.POST, { form });
    expect(answer.headers.get('Location')).toBe(location);
  });

  test('that is refused redirects with the reason', async () => {
    const answer = await shopper.send(cart.POST, { form: { pid: `${LAMP}`, quantity: '9' } });
    expect(answer.status).toBe(303);
    expect((await shopper.session()).flash).toMatchObject({
      message: 'Only 3 left in stock.',
      isError: true,
    });
  });

  test.each([
    ['-1', cartMessages.belowZero],
    ['0', quantityMessages.tooSmall],
  ])('of the quantity %s redirects with the specified reason', async (quantity, message) => {
    await shopper.add(COFFEE, 1);
    const params = { id: await shopper.lineId(COFFEE) };
    const answer = await shopper.send(cartLine.POST, { form: { quantity }, params });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart']);
    expect((await shopper.session()).flash).toMatchObject({ message, isError: true });
  });

  test('changes and removes lines', async () => {
    await shopper.add(COFFEE, 1);
    const params = { id: await shopper.lineId(COFFEE) };
    await shopper.send(cartLine.POST, { form: { quantity: '2' }, params });
    expect((await shopper.session()).flash).toMatchObject({ message: cartMessages.changed });
    await shopper.send(cartLine.POST, { form: { remove: 'yes' }, params });
    expect((await shopper.session()).flash).toMatchObject({
      message: cartMessages.removed,
    });
    expect(await (await shopper.send(session.GET)).json()).toMatchObject({ cartCount: 0 });
  });
});

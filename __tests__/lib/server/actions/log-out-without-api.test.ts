import { expect, test } from '@jest/globals';
import { StorefrontShopper } from '@/__tests__/support/storefront-shopper';
import { withoutShopApi } from '@/__tests__/support/without-shop-api';
import { shoppingCalls } from '@/app/api/calls/shopping';

const { logout } = shoppingCalls;

withoutShopApi();

async function customer(): Promise<StorefrontShopper> {
  const shopper = new StorefrontShopper();
  await shopper.seal({ token: 'a token', customer: { firstName: 'Nandini', isStaff: false } });
  return shopper;
}

test('logging out ends the login of this browser while the shop API is unavailable', async () => {
  const shopper = await customer();
  expect((await shopper.send(logout.POST, { json: {} })).status).toBe(200);
  expect(await shopper.session()).toEqual({ flash: expect.anything() });
});

test('logging out of all devices fails with an error while the shop API is unavailable', async () => {
  const shopper = await customer();
  const answer = await shopper.send(logout.POST, { json: { everywhere: true } });
  expect(answer.status).toBe(503);
  expect(await shopper.session()).toMatchObject({ token: 'a token' });
});

import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { reviewApiMessages } from '@/contract/messages/reviews';

const revalidateTag = jest.fn();
jest.unstable_mockModule('next/cache', () => ({
  revalidateTag,
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
}));
const { shoppingCalls } = await import('@/app/api/calls/shopping');
const { accountCalls } = await import('@/app/api/calls/account');
const { reviews, wishlist } = shoppingCalls;
const { login, updatePassword } = accountCalls;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
  revalidateTag.mockClear();
});

const write = (json: object, id: unknown = COFFEE) =>
  shopper.send(reviews.POST, { json, params: { id: String(id) } });
const logIn = () =>
  shopper.send(login.POST, { json: { email: 'demo@example.com', password: 'Demo@1234' } });

describe('a review', () => {
  test('is confirmed with thanks, and its product’s pages are revalidated before the answer', async () => {
    await logIn();
    const answer = await write({ rating: 5, review: 'Smells like rain.' });
    expect(await answer.json()).toEqual({ message: reviewApiMessages.thanks });
    expect(revalidateTag).toHaveBeenCalledWith(`product:${COFFEE}`, { expire: 0 });
  });

  test('may end in spaces and line breaks', async () => {
    await logIn();
    expect((await write({ rating: 4, review: ' Good.\n ' })).status).toBe(200);
  });

  test('that is refused has an error by field and revalidates no page', async () => {
    await logIn();
    const answer = await write({ rating: 6 });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.rating).toEqual([reviewApiMessages.ratingRequired]);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  test.each(['abc', '0', '..', '999999'])('of product %s is not found', async (id) => {
    await logIn();
    expect((await write({ rating: 5 }, id)).status).toBe(404);
  });

  test('from another site is refused', async () => {
    await logIn();
    const headers = { Origin: 'https://evil.example' };
    const sent = { json: { rating: 5 }, params: { id: String(COFFEE) }, headers };
    expect((await shopper.send(reviews.POST, sent)).status).toBe(403);
  });
});

describe('a call that requires a login', () => {
  test('creates no visitor for an anonymous caller', async () => {
    const answer = await write({ rating: 5 });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_logged_in']);
    expect(shopper.cookie).toBe('');
  });

  test.each([
    ['a review', (): Promise<Response> => write({ rating: 5 })],
    [
      'a new password',
      () => {
        const chosen = { new_password: 'Other@1234', confirm_password: 'Other@1234' };
        const json = { old_password: 'Demo@1234', ...chosen, recaptcha: 'x' };
        return shopper.send(updatePassword.POST, { json });
      },
    ],
  ])('does not delete the visitor who requests %s', async (_name, ask) => {
    await shopper.send(wishlist.POST, { json: { pid: COFFEE, wishlisted: true } });
    const { visitorId } = await shopper.session();
    expect((await ask()).status).toBe(401);
    expect((await shopper.session()).visitorId).toBe(visitorId);
    expect(visitorId).toBeDefined();
  });
});

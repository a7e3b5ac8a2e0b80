import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sampleUpload } from '@/__tests__/support/sample-upload';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { toForm, toMultipart } from '@/__tests__/support/to-form';
import { reviewApiMessages, reviewMessages } from '@/contract/messages/reviews';
import { reviewPhotos } from '@/shop-api/db/schema/review-photos';
import { reviews as reviewRows } from '@/shop-api/db/schema/reviews';

const revalidateTag = jest.fn();
jest.unstable_mockModule('next/cache', () => ({
  revalidateTag,
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
}));
const { shoppingCalls } = await import('@/app/api/calls/shopping');
const { accountCalls } = await import('@/app/api/calls/account');
const { reviews, markReview, reviewMarks, reviewPhoto, wishlist } = shoppingCalls;
const { login, updatePassword } = accountCalls;

const shopApi = withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
  revalidateTag.mockClear();
});

const JSON_TYPE = 'application/json';
const write = async (fields: object, id: unknown = COFFEE) =>
  shopper.send(reviews.POST, {
    ...(await toMultipart(toForm(fields), JSON_TYPE)),
    params: { id: String(id) },
  });
const markOf = (json: object, id: number) =>
  shopper.send(markReview.POST, { json, params: { id: String(id) } });
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
    const { raw, headers } = await toMultipart(toForm({ rating: 5 }));
    const elsewhere = { ...headers, Origin: 'https://evil.example' };
    const sent = { raw, params: { id: String(COFFEE) }, headers: elsewhere };
    expect((await shopper.send(reviews.POST, sent)).status).toBe(403);
  });
});

describe('the pictures of a review', () => {
  test('come with it, and are sent to everybody once staff have shown them', async () => {
    await logIn();
    const answer = await write({ rating: 5, photos: await sampleUpload() });
    expect((await answer.json()).message).toBe(reviewApiMessages.updatedWithPhotos);
    const { db } = shopApi();
    const [photo] = await db.select().from(reviewPhotos);
    const stranger = new StorefrontShopper();
    const params = { id: photo?.id ?? '', size: 'small' };
    expect((await stranger.send(reviewPhoto.GET, { params })).status).toBe(404);
    await db.update(reviewPhotos).set({ state: 'shown' });
    const sent = await stranger.send(reviewPhoto.GET, { params });
    expect([sent.status, sent.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(sent.headers.get('Cache-Control')).toMatch(/^public/);
  });
});

describe('a helpful review', () => {
  const someReview = async () => {
    const [row] = await shopApi()
      .db.insert(reviewRows)
      .values({ productId: COFFEE, name: 'Asha', rating: 4 })
      .returning();
    return row?.id ?? 0;
  };

  test('is marked, known as marked, and the mark is taken back', async () => {
    const id = await someReview();
    const asked = { query: `?product_id=${COFFEE}` };
    const marks = async () => (await shopper.send(reviewMarks.GET, asked)).json();
    expect(await marks()).toEqual({ own: null, helpful: [] });
    await logIn();
    expect(await (await markOf({ helpful: true }, id)).json()).toEqual({ helpful: true, count: 1 });
    expect((await marks()).helpful).toEqual([id]);
    expect(await (await markOf({ helpful: false }, id)).json()).toEqual({
      helpful: false,
      count: 0,
    });
  });

  test('is marked by a plain form without fields, whose page says what holds', async () => {
    const id = await someReview();
    const page = `/write-review/${COFFEE}`;
    const post = () =>
      shopper.send(markReview.POST, {
        form: { next: page, from: page },
        params: { id: String(id) },
      });
    await post();
    expect((await shopper.session()).flash).toMatchObject({ message: reviewMessages.loginToMark });
    await logIn();
    const { status, headers } = await post();
    expect([status, headers.get('Location')]).toEqual([303, page]);
    expect((await shopper.session()).flash).toMatchObject({ message: reviewApiMessages.marked });
    await post();
    expect((await shopper.session()).flash).toMatchObject({
      message: reviewApiMessages.markTakenBack,
    });
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

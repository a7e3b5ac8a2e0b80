import { describe, expect, jest, test } from '@jest/globals';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { CALL_PATHS } from '@/lib/api-routes/call-paths';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { dispatchCall, CALLS } = await import('@/app/api/calls/dispatch-call');

withShopApi();

const ORIGIN = 'http://localhost:3000';
const ask = (method: string, path: string) =>
  dispatchCall(new Request(ORIGIN + path, { method, headers: { Host: 'localhost:3000' } }));

test('every path of the storefront’s calls has a row, once', () => {
  const patterns = CALLS.map(({ pattern }) => pattern);
  expect(patterns.toSorted()).toEqual(CALL_PATHS.toSorted());
  expect(new Set(patterns).size).toBe(patterns.length);
});

describe('a call is found by its path', () => {
  test('with the values in it', async () => {
    const answer = await ask('GET', '/api/places/pin/380001');
    expect(await answer.json()).toMatchObject({ place: { pin: '380001' } });
  });

  test('of which those without values go first', async () => {
    // The cart line has other methods than the gift.
    expect((await ask('PATCH', '/api/cart/gift')).status).toBe(405);
    expect((await ask('PATCH', '/api/cart/5')).status).toBe(403);
  });

  test('HEAD is answered as GET is', async () => {
    expect((await ask('HEAD', '/api/cookies')).status).toBe(200);
  });

  test.each(['/api/nothing', '/api/orders/5/letter', '/api/cart/5/6', '/api/cart/'])(
    '%s is no call',
    async (path) => {
      const answer = await ask('GET', path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    },
  );

  test('another method is answered with those that it has', async () => {
    const answer = await ask('PUT', '/api/wishlist');
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
    const options = await ask('OPTIONS', '/api/orders/5/cancel');
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'OPTIONS, POST']);
  });
});

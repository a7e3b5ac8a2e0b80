import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { routerRedirects } from '@/server/router-redirects';

const SHARED = 'public, s-maxage=2';
let shop: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  shop = await openServer([routerRedirects()], ({ url }, answer) => {
    answer.setHeader('Cache-Control', SHARED);
    answer.statusCode = Number(url?.slice(1));
    answer.end();
  });
});
afterAll(() => shop.close());

const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(shop.origin + path, { headers, redirect: 'manual' })).headers.get('Cache-Control');

test.each(['/307', '/308'])('no cache keeps the redirect %s of a router', async (path) => {
  expect(await cacheOf(path, { RSC: '1' })).toBe('private, no-store');
  expect(await cacheOf(path)).toBe(SHARED);
});

test.each(['/200', '/304', '/404'])('%s is kept for routers too', async (path) => {
  expect(await cacheOf(path, { RSC: '1' })).toBe(SHARED);
});

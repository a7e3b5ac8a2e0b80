import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { oneLocation } from '@/server/one-location';

let shop: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  shop = await openServer([oneLocation()], (_request, response) => {
    response.statusCode = 308;
    response.setHeader('location', '/products/7/tulsi');
    response.appendHeader('Location', '/products/7/tulsi');
    response.appendHeader('Vary', 'rsc');
    response.appendHeader('Vary', 'next-url');
    response.end();
  });
});
afterAll(() => shop.close());

test('a redirect that was written twice has one address, and other headers all their values', async () => {
  const { headers } = await fetch(shop.origin, { redirect: 'manual' });
  expect(headers.get('Location')).toBe('/products/7/tulsi');
  expect(headers.get('Vary')).toBe('rsc, next-url');
});

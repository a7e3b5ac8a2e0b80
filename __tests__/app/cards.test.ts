import { expect, jest, test } from '@jest/globals';
import sharp from 'sharp';

jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife: jest.fn() }));
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');
const { GET } = await import('@/app/cards/[kind]/[file]/route');
const { getShareCard } = await import('@/lib/server/pages/cards');

withShopApi();

function get(path: string): Promise<Response> {
  const [, , kind = '', file = ''] = path.split('/');
  return GET(new Request(`http://localhost:3000${path}`), {
    params: Promise.resolve({ kind, file }),
  });
}

test.each([
  ['product', 1001],
  ['category', 401],
  ['post', 1],
  ['event', 1],
] as const)('the card of a %s is drawn, and cached for ever', async (kind, id) => {
  const card = await getShareCard(kind, id);
  const answer = await get(card?.src ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
  expect([format, width]).toEqual(['jpeg', 1200]);
});

test('an address with an old price shows the card of today, for a short time', async () => {
  const answer = await get('/cards/product/1001-0123456789.jpg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
});

test('the description of a card has the name and the price in rupees', async () => {
  expect((await getShareCard('product', 1001))?.alt).toMatch(/, ₹[\d,]+\.\d\d$/);
});

test.each([
  '/cards/product/999999-0123456789.jpg',
  '/cards/category/999999-0123456789.jpg',
  '/cards/order/1-0123456789.jpg',
  '/cards/product/x.jpg',
])('%s answers 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

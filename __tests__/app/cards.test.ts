import { expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import type { OtherLanguage } from '@/contract/shop/languages';
import type { CardKind } from '@/lib/server/cards/card';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { readFor } = await import('@/__tests__/support/root-params');
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

/** Returns the card that a page in another language names. */
async function cardOf(language: OtherLanguage, kind: CardKind, id: number) {
  const stop = readFor(`${language}-web`);
  const card = await getShareCard(kind, id);
  stop();
  return card;
}

const inHindi = (kind: CardKind, id: number) => cardOf('hi', kind, id);
const inGujarati = (kind: CardKind, id: number) => cardOf('gu', kind, id);

test.each([
  ['category', 401, getShareCard],
  ['post', 1, getShareCard],
  ['event', 1, getShareCard],
  ['category', 401, inHindi],
  ['category', 401, inGujarati],
  ['post', 2, inHindi],
  ['event', 1, inGujarati],
] as const)('the card of %s %i is drawn, and cached for ever', async (kind, id, read) => {
  const card = await read(kind, id);
  const answer = await get(card?.src ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
  expect([format, width]).toEqual(['jpeg', 1200]);
});

test('an address with an old title shows the card of today, for a short time', async () => {
  const answer = await get('/cards/category/401-0123456789.jpg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
});

test('a page in another language names a card in it, with its description', async () => {
  expect(await inGujarati('category', 401)).toEqual({
    src: expect.stringMatching(/^\/cards\/category\/401-gu-[0-9a-f]{10}\.jpg$/),
    alt: expect.stringMatching(/^કૉફી, શેકેલા કૉફી બીન્સ, /),
  });
  expect((await inHindi('post', 2))?.alt).toMatch(/^बिलोना या क्रीम.*12 फ़रवरी 2024$/);
  expect((await inGujarati('event', 1))?.alt).toMatch(/^વલોણાના ઘીની સવાર, રવિ, /);
});

test('a post without a translation has its card in English on every page', async () => {
  expect(await inHindi('post', 1)).toEqual(await getShareCard('post', 1));
});

test.each([
  '/cards/category/999999-0123456789.jpg',
  '/cards/order/1-0123456789.jpg',
  '/cards/product/1001-0123456789.jpg',
  '/cards/category/x.jpg',
  '/cards/category/401-mr-0123456789.jpg',
])('%s answers 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

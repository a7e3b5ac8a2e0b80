import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { edgeTest, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import { hasOpenssl, openTlsProxy } from '@/e2e/fixtures/tls-proxy';

const edge = withEdge({}, 2);
const tlsTest = hasOpenssl() ? edgeTest : test.skip;
let proxy: Awaited<ReturnType<typeof openTlsProxy>> | undefined;

beforeAll(async () => {
  if (edge.port && hasOpenssl()) proxy = await openTlsProxy(edge.port);
});
afterAll(() => proxy?.close());

/** Asks by https for a shop that has another name and port than the edge. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  rawAnswer(proxy?.origin + path, { headers: { Host: 'shop.example', ...headers } });

describe('behind a proxy that takes TLS, the edge', () => {
  tlsTest.each([
    ['/', '/hi'],
    ['/shop?search=tea&page=2', '/hi/shop?search=tea&page=2'],
    ['/products/1001/tea', '/hi/products/1001/tea'],
  ])('leads who has chosen Hindi from %s to %s of the same origin', async (path, target) => {
    const { status, headers } = await ask(path, { Cookie: 'language=hi' });
    expect([status, headers.location]).toEqual([307, target]);
  });

  tlsTest.each(['/api', '/api/', '/media', '/art', '/fonts', '/_next/static'])(
    'makes no redirect of its own for %s',
    async (path) => {
      edge.reply = ({ url }, answer) => answer.writeHead(404).end(url);
      const { status, text } = await ask(path);
      expect([status, text]).toEqual([404, path]);
    },
  );

  tlsTest.each(['/hi/shop', '/login?next=%2Fcart', 'https://shop.example/cart'])(
    'passes on the storefront’s redirect to %s as it is',
    async (target) => {
      edge.reply = (_request, answer) => answer.writeHead(307, { Location: target }).end();
      for (const path of ['/cart', '/faq', '/api/cart'])
        expect((await ask(path)).headers.location).toBe(target);
    },
  );

  tlsTest('tells the storefront the scheme and the host of the shopper', async () => {
    for (const path of ['/cart', '/franchise']) await ask(path);
    const told = edge.asked.map(({ headers }) => [headers['x-forwarded-proto'], headers.host]);
    expect(told).toEqual([
      ['https', 'shop.example'],
      ['https', 'shop.example'],
    ]);
  });

  tlsTest('names https as the only way in every answer, once', async () => {
    edge.reply = (_request, answer) =>
      answer.writeHead(200, { 'Strict-Transport-Security': 'max-age=1' }).end();
    const answers = await Promise.all([
      ...['/', '/cart', '/api/cart', '/metrics', '/art/none.svg', '/a%'].map((path) => ask(path)),
      ask('/shop', { Cookie: 'language=hi' }),
    ]);
    for (const { headers } of answers) {
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });
});

import { describe, expect } from '@jest/globals';
import { edgeTest, SHARED, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';

const edge = withEdge();

describe('a stray % in an address', () => {
  edgeTest.each([
    ['/products/1001/100%-natural', '/products/1001/100%25-natural'],
    ['/hi/blogs/1/%E0%A4%A?mobile=true&q=100%', '/hi/blogs/1/%E0%A4%25A?mobile=true&q=100%'],
    ['/api/cart/%', '/api/cart/%25'],
    ['/media/%zz/%', '/media/%25zz/%'],
  ])('leads from %s to %s', async (path, target) => {
    const { status, headers } = await rawAnswer(edge.url + path);
    expect([status, headers.location]).toEqual([308, target]);
    expect(edge.asked).toEqual([]);
  });

  edgeTest.each(['//evil.example/%', '/\\evil.example/%'])(
    'leads nowhere from %s',
    async (path) => {
      const { status, headers } = await rawAnswer(edge.url + path);
      expect([status, headers.location]).toEqual([400, undefined]);
    },
  );

  edgeTest('that is a byte of no letter is the storefront’s to answer', async () => {
    edge.reply = ({ url }, answer) => answer.writeHead(404).end(url);
    const { status, text } = await rawAnswer(`${edge.url}/products/1001/%ff`);
    expect([status, text]).toEqual([404, '/products/1001/%ff']);
  });

  edgeTest('is no repaired address in a write', async () => {
    expect((await rawAnswer(`${edge.url}/api/cart/%`, { method: 'POST' })).status).toBe(400);
  });
});

describe('a method that pages do not have', () => {
  edgeTest.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s is the storefront’s to refuse',
    async (method) => {
      edge.reply = (_request, answer) =>
        answer.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': SHARED }).end();
      for (const path of ['/faq', '/cart']) {
        const { status, headers } = await rawAnswer(edge.url + path, { method });
        expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      }
      expect(edge.asked.map((request) => request.method)).toEqual([method, method]);
    },
  );

  edgeTest('TRACE is refused at once', async () => {
    expect((await rawAnswer(`${edge.url}/api/cart`, { method: 'TRACE' })).status).toBe(405);
    expect(edge.asked).toEqual([]);
  });
});

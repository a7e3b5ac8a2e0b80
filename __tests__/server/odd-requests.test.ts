import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openServer } from '@/__tests__/support/open-server';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import { brokenAddresses, repairedPath } from '@/server/broken-addresses';
import { methods } from '@/server/methods';

let shop: Awaited<ReturnType<typeof openServer>>;
let origin: string;

beforeAll(async () => {
  shop = await openServer([methods(), brokenAddresses()], ({ url }, answer) => answer.end(url));
  ({ origin } = shop);
});
afterAll(() => shop.close());

describe('an address that cannot be decoded', () => {
  test.each([
    ['/products/1001/100%-natural', '/products/1001/100%25-natural'],
    ['/hi/blogs/1/%E0%A4?mobile=true', '/hi/blogs/1/%25E0%25A4?mobile=true'],
    ['/api/cart/%?q=100%', '/api/cart/%25?q=100%'],
    ['/media/%%41', '/media/%25%41'],
    ['/fonts/%ff/%2e%2e', '/fonts/%25ff/%2e%2e'],
  ])('%s reaches the shop as %s', async (asked, path) => {
    expect((await rawAnswer(origin + asked)).text).toBe(path);
  });

  test.each(['/shop?search=100%', '/hi/blogs/1/%E0%A4%A4', '/a%2Fb%20c'])(
    '%s can be, and stays as it is',
    async (path) => {
      expect((await rawAnswer(origin + path)).text).toBe(path);
    },
  );

  test('does not exist after the repair, whatever was typed', () => {
    const anyPath = fc.string({ unit: fc.constantFrom('%', 'e', '0', 'A', '4', '/', 'z') });
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(() => decodeURIComponent(repairedPath(path))).not.toThrow();
        expect(repairedPath(repairedPath(path))).toBe(repairedPath(path));
      }),
    );
  });
});

describe('a method', () => {
  test.each(['PUT', 'POST', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s is refused by pages and files, which say what they have',
    async (method) => {
      for (const path of ['/', '/hi/shop', '/cart', '/robots.txt', '/media/x', '/apis']) {
        const { status, headers, text } = await rawAnswer(origin + path, { method });
        expect([path, status, text]).toEqual([path, 405, '']);
        expect(headers.allow).toBe('GET, HEAD, OPTIONS');
      }
    },
  );

  test('that no call has is refused by the calls too', async () => {
    for (const method of ['TRACE', 'PROPFIND']) {
      const { status, headers } = await rawAnswer(`${origin}/api/cart`, { method });
      expect([status, headers.allow]).toEqual([
        405,
        'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      ]);
    }
  });

  test.each([
    ['GET', '/faq'],
    ['HEAD', '/cart'],
    ['POST', '/api/cart'],
    ['DELETE', '/api/addresses/1'],
    ['OPTIONS', '/api/cart'],
    ['POST', '/demo/pay/abc'],
  ])('%s of %s reaches its handler', async (method, path) => {
    const { status, headers } = await rawAnswer(origin + path, { method });
    expect([status, headers.allow]).toEqual([200, undefined]);
  });

  test('OPTIONS says what a page has, and of no address is refused', async () => {
    const { status, headers } = await rawAnswer(`${origin}/faq`, { method: 'OPTIONS' });
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const { hostname, port } = new URL(origin);
    const asked = request({ hostname, port, method: 'OPTIONS', path: '*' }).end();
    const [ofNoAddress] = await once(asked, 'response');
    expect(ofNoAddress.statusCode).toBe(400);
  });
});

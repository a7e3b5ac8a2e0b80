import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { missingPages } from '@/server/missing-pages';
import { securityHeaders } from '@/server/security-headers';

const DRAWN_BY_SCRIPTS = '<body></body>';

let shop: Awaited<ReturnType<typeof openServer>>;
/** The status of the pages asked for. */
let status: number;
/** Whether the page for unknown addresses can be had. */
let isOpen: boolean;

/** Answers as Next.js does. */
async function draw({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  if (/\/(?:page|listing)-not-found/.test(url)) {
    if (!isOpen) throw new Error('It cannot be drawn');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Link', '</fonts/its-own.woff2>');
    response.end(`<h1>Page not found</h1> at ${url}`);
    return;
  }
  const isCompressed = headers['accept-encoding'] === 'gzip';
  const body = isCompressed ? gzipSync(DRAWN_BY_SCRIPTS) : Buffer.from(DRAWN_BY_SCRIPTS);
  response.setHeader('Cache-Control', 's-maxage=2');
  response.setHeader('Link', '</fonts/other.woff2>');
  response.setHeader('Content-Security-Policy', "script-src 'nonce-a'");
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(status, { 'Content-Length': body.length });
  response.write(body);
  response.end();
}

beforeAll(async () => {
  shop = await openServer([securityHeaders({}), missingPages(draw)], draw);
});

beforeEach(() => {
  status = 404;
  isOpen = true;
});

afterAll(() => shop.close());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.origin}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each(['br', 'gzip', 'identity'])(
  'a product that does not exist has a page without scripts (%s)',
  async (encoding) => {
    const { headers, text, ...answer } = await ask('/products/9/x', {
      'Accept-Encoding': encoding,
    });
    expect(answer.status).toBe(404);
    expect(text).toBe('<h1>Page not found</h1> at /page-not-found');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Link')).toBe('</fonts/its-own.woff2>');
    expect(headers.get('Cache-Control')).toBe('s-maxage=2');
  },
);

test.each(['/categories/9/x', '/hi/shop?page=99'])('%s, a listing, has its own', async (path) => {
  const at = path.startsWith('/hi') ? '/hi/listing-not-found' : '/listing-not-found';
  expect(await ask(path)).toMatchObject({
    status: 404,
    text: `<h1>Page not found</h1> at ${at}`,
  });
});

test('a page of one shopper that does not exist has one too, under the policy of public pages', async () => {
  const { status: answered, headers, text } = await ask('/notify-me/9');
  expect([answered, text]).toEqual([404, '<h1>Page not found</h1> at /page-not-found']);
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'unsafe-inline'/);
});

test.each(['/page-not-found', '/hi/page-not-found?mobile=true'])(
  '%s has the status 404 itself, and its router the data of a page',
  async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 404,
      text: `<h1>Page not found</h1> at ${path}`,
    });
    expect((await ask(path, { RSC: '1' })).status).toBe(200);
  },
);

test('in the mobile app it is the page of the app', async () => {
  const { text } = await ask('/products/9/x?ref=mail&mobile=true');
  expect(text).toContain('at /page-not-found?mobile=true');
});

test('a page that exists stays as it is', async () => {
  status = 200;
  expect(await ask('/products/9/x')).toMatchObject({ status: 200, text: DRAWN_BY_SCRIPTS });
});

test.each([
  ['the data of the router', '/products/9/x', { RSC: '1' }],
  ['a call', '/api/cart', {}],
])('%s keeps its own 404', async (_what, path, headers) => {
  expect((await ask(path, headers)).text).toBe(DRAWN_BY_SCRIPTS);
});

test('without that page the connection ends, so that nobody takes half an answer for a whole one', async () => {
  isOpen = false;
  await expect(ask('/products/9/x')).rejects.toThrow();
});

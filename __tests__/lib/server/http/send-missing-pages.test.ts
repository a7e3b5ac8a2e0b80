import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sendMissingPages } from '@/lib/server/http/send-missing-pages';

const DRAWN_BY_SCRIPTS = '<body></body>';

let server: Server;
let stop: () => void;
let origin: string;
/** The status of the pages asked for. */
let status: number;
/** Whether the page for unknown addresses can be had. */
let isOpen: boolean;
const { PORT } = process.env;

beforeAll(async () => {
  stop = sendMissingPages();
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    if (url.startsWith('/page-not-found')) {
      if (!isOpen) return request.socket.destroy();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Link', '</fonts/its-own.woff2>');
      response.setHeader('Content-Security-Policy', "script-src 'self'");
      return response.end(`<h1>Page not found</h1> at ${url}`);
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
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  process.env.PORT = String(port);
  origin = `http://127.0.0.1:${port}`;
});

beforeEach(() => {
  status = 404;
  isOpen = true;
});

afterAll(() => {
  stop();
  if (PORT === undefined) delete process.env.PORT;
  else process.env.PORT = PORT;
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each(['gzip', 'identity'])(
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

test('a page of one shopper that does not exist has one too, under the policy of that page', async () => {
  const { status: answered, headers, text } = await ask('/notify-me/9');
  expect([answered, text]).toEqual([404, '<h1>Page not found</h1> at /page-not-found']);
  expect(headers.get('Content-Security-Policy')).toBe("script-src 'self'");
});

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
  ['a listing, whose text is its own', '/categories/9/x', {}],
  ['a call', '/api/cart', {}],
])('%s keeps its own 404', async (_what, path, headers) => {
  expect((await ask(path, headers)).text).toBe(DRAWN_BY_SCRIPTS);
});

test('without that page the connection ends, so that nobody takes half an answer for a whole one', async () => {
  isOpen = false;
  await expect(ask('/products/9/x')).rejects.toThrow();
});

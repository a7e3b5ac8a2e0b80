import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { commonMessages } from '@/contract/messages/common';
import { noteAbsence } from '@/lib/server/api/api-absence';
import { unavailable } from '@/server/unavailable';

/** So short that the next request of a test shares nothing. */
const SHARED_MS = 0;

let shop: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  shop = await openServer([unavailable(SHARED_MS)], (request, response) => {
    const [, status, api] = request.url?.split('/') ?? [];
    if (api === 'away') noteAbsence();
    const isFile = api === 'file';
    if (api === 'page') {
      noteAbsence();
      response.setHeader('Content-Type', 'text/html');
    }
    response.setHeader('Cache-Control', isFile ? 'public, max-age=86400' : 's-maxage=2');
    response.statusCode = Number(status);
    response.end('Oops!');
  });
});

afterAll(() => shop.close());

async function ask(path: string, method = 'GET') {
  const { status, headers } = await fetch(`${shop.origin}${path}`, { method });
  const [retry, cache] = ['Retry-After', 'Cache-Control'].map((name) => headers.get(name));
  return { status, retry, cache };
}

test.each(['GET', 'HEAD'])(
  'a page that was never rendered is unavailable while the API is away (%s)',
  async (method) => {
    const answer = await ask('/500/away', method);
    expect(answer).toEqual({ status: 503, retry: '30', cache: 'no-store' });
  },
);

test('a feed says so in words of its own, and a page keeps what it has', async () => {
  expect(await (await fetch(`${shop.origin}/500/away`)).text()).toBe(commonMessages.notAnswering);
  expect(await (await fetch(`${shop.origin}/500/page`)).text()).toBe('Oops!');
});

test('a request that shares the failed read of an earlier one is unavailable too', async () => {
  const later = await openServer([unavailable()], (_request, response) => {
    response.statusCode = 500;
    response.end('Oops!');
  });
  noteAbsence();
  expect((await fetch(later.origin)).status).toBe(503);
  later.close();
});

test('a page that fails while the API answers stays an error, also after an absence', async () => {
  await ask('/500/away');
  expect(await ask('/500/here')).toEqual({ status: 500, retry: null, cache: 'no-store' });
});

test.each(['/200/away', '/404/away'])('other answers stay as they are: %s', async (path) => {
  const status = Number(path.slice(1, 4));
  expect(await ask(path)).toEqual({ status, retry: null, cache: 's-maxage=2' });
});

test('a file is kept for a day, that it does not exist for a minute', async () => {
  expect((await ask('/200/file')).cache).toBe('public, max-age=86400');
  expect((await ask('/404/file')).cache).toBe('public, max-age=60');
});

test('a write keeps the status of its own', async () => {
  expect((await ask('/500/away', 'POST')).status).toBe(500);
});

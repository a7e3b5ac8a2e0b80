import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { noteAbsence } from '@/lib/server/api/api-absence';
import { unavailable } from '@/server/unavailable';

let shop: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  shop = await openServer([unavailable()], (request, response) => {
    const [, status, api] = request.url?.split('/') ?? [];
    if (api === 'away') noteAbsence();
    const isFile = api === 'file';
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

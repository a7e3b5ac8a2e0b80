import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';

jest.unstable_mockModule('next/server', () => ({ connection: jest.fn() }));
const { readiness } = await import('@/lib/server/readiness');
const readyz = await import('@/app/readyz/route');
const healthz = await import('@/app/healthz/route');

const api = apiStandIn((_request, response) => response.end('{"status":true}'));

describe('the storefront is ready', () => {
  test('while the shop API answers', async () => {
    const answer = await readyz.GET();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(api.asked.map(({ url }) => url)).toEqual(['/healthz']);
  });

  test('with an API that does not know the path', async () => {
    api.reply = (_request, response) => response.writeHead(404).end();
    expect((await readyz.GET()).status).toBe(200);
  });
});

describe('a storefront with rendered pages', () => {
  beforeEach(() => {
    readiness().hasPages = true;
    api.reply = ({ socket }) => socket.destroy();
  });
  afterEach(() => {
    Object.assign(readiness(), { hasPages: false, isStopping: false });
  });

  test('stays ready while the shop API is away', async () => {
    expect((await readyz.GET()).status).toBe(200);
  });

  test('is ready no longer once it was asked to end', async () => {
    readiness().isStopping = true;
    expect((await readyz.GET()).status).toBe(503);
  });
});

describe('the storefront is not ready', () => {
  test('while the shop API or a proxy before it fails', async () => {
    api.reply = (_request, response) => response.writeHead(502).end();
    const answer = await readyz.GET();
    expect([answer.status, await answer.json()]).toEqual([503, { status: false }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('while the shop API gives no answer', async () => {
    api.reply = ({ socket }) => socket.destroy();
    expect((await readyz.GET()).status).toBe(503);
  });
});

test('the storefront is alive without the shop API too', async () => {
  api.reply = ({ socket }) => socket.destroy();
  const answer = await healthz.GET();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(api.asked).toEqual([]);
});

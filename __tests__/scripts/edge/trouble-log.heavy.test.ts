import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect } from '@jest/globals';
import { edgeTest, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';

const edge = withEdge({ writesPerSecond: 1, writeBurst: 1 });
const REQUEST_ID = 'a-request-id-of-24-chars';

const ask = (path: string, method = 'GET') =>
  rawAnswer(edge.url + path, { method, headers: { 'X-Request-Id': REQUEST_ID } });

/** The lines that requests left, the last of which leaves one: nginx writes it after its answer. */
async function linesOf(requests: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = edge.trouble().length;
  await requests();
  while (edge.trouble().length === before) await nextTurn();
  return edge.trouble().slice(before);
}

describe('the log of the edge', () => {
  edgeTest.each([
    ['/', 'home'],
    ['/hi/shop?q=asha%40example.com', 'shop'],
    ['/api/session', 'api/session'],
    ['/reset-password/a-token', 'reset-password'],
    ['/asha@example.com', 'other'],
  ])('has a line for %s that fails, as of the route %s, and says no more', async (path, route) => {
    edge.reply = (_request, answer) => answer.writeHead(500).end();
    expect(await linesOf(() => ask(path))).toEqual([
      {
        level: 50,
        time: expect.stringMatching(/^\d{4}-/),
        msg: 'Edge',
        status: 500,
        route,
        seconds: expect.any(Number),
        upstream: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
        upstreamStatus: '500',
        requestId: REQUEST_ID,
      },
    ]);
  });

  edgeTest('tells a storefront that is away from one that fails', async () => {
    await edge.closeUpstream();
    expect(await linesOf(() => ask('/cart'))).toMatchObject([
      { status: 503, upstreamStatus: '502' },
    ]);
    await edge.openUpstream();
  });

  edgeTest(
    'has a line for a request that was refused, and none for one that went well',
    async () => {
      edge.reply = (_request, answer) => answer.end();
      const lines = await linesOf(async () => {
        for (let n = 0; n < 3; n += 1) await ask('/api/cart', 'POST');
      });
      expect(lines).toMatchObject([{ level: 40, status: 429, route: 'api/cart' }]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';
import { openServer } from '@/__tests__/support/open-server';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import { callShopApi } from '@/lib/server/api/shop-api';
import { requestIds } from '@/server/request-id';

const api = apiStandIn((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ status: true, visitor_id: '0'.repeat(32) }));
});

let storefront: Awaited<ReturnType<typeof openServer>>;
let url: string;

beforeAll(async () => {
  storefront = await openServer([requestIds()], async (request, answer) => {
    // Two calls, one after the other, as a page makes them.
    await callShopApi('getVisitor', {});
    await callShopApi('getVisitor', {});
    answer.end(request.url);
  });
  url = storefront.origin;
});
afterAll(() => storefront.close());

async function ask(id?: string): Promise<string | null> {
  const answer = await fetch(url, { headers: id === undefined ? {} : { 'X-Request-Id': id } });
  await answer.text();
  return answer.headers.get('X-Request-Id');
}

const idsOfCalls = () => api.asked.map(({ headers }) => headers['x-request-id']);

describe('the id of a request', () => {
  test('that the edge has given goes on to the shop API and back with the answer', async () => {
    expect(await ask('an-id-of-the-edge-1')).toBe('an-id-of-the-edge-1');
    expect(idsOfCalls()).toEqual(['an-id-of-the-edge-1', 'an-id-of-the-edge-1']);
  });

  test('is made where there is none', async () => {
    const id = await ask();
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(idsOfCalls()).toEqual([id, id]);
  });

  test.each(['short', 'a'.repeat(65), 'with spaces and more', 'line;of=a-log-entry'])(
    'is replaced if it is %j',
    async (id) => {
      expect(await ask(id)).toMatch(/^[\w-]{36}$/);
      expect(idsOfCalls()).not.toContain(id);
    },
  );

  test('is its own for each request, however many are answered at once', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `request-of-a-shopper-${n}`);
    expect(await Promise.all(ids.map(ask))).toEqual(ids);
    expect(idsOfCalls().toSorted()).toEqual([...ids, ...ids].toSorted());
  });

  test('is its own for each request of one connection', async () => {
    const first = await rawAnswer(url);
    const second = await rawAnswer(url);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { prefetchMisses } from '@/server/prefetch-misses';

let shop: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  shop = await openServer([prefetchMisses()], (request, response) => {
    response.statusCode = request.url === '/there' ? 200 : 404;
    response.end();
  });
});
afterAll(() => shop.close());

const statusOf = async (path: string, part?: string) => {
  const headers = new Headers();
  if (part !== undefined) headers.set('Next-Router-Segment-Prefetch', part);
  return (await fetch(shop.origin + path, { headers })).status;
};

test('a part that a page does not have is no error', async () => {
  expect(await statusOf('/', '/$d$surface/login/__PAGE__')).toBe(204);
});

test('a part that it has, and a page that does not exist, are answered as they are', async () => {
  expect(await statusOf('/there', '/$d$surface/__PAGE__')).toBe(200);
  expect(await statusOf('/gone', '/_tree')).toBe(404);
  expect(await statusOf('/gone')).toBe(404);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { ownHost } from '@/server/own-host';

let shop: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  shop = await openServer([ownHost()], ({ url, headers }, answer) =>
    answer.end(`${headers.host}${url}`),
  );
});
afterAll(() => shop.close());

/** Sends lines as they are; returns the first line and the body of the answer. */
async function send(...lines: string[]): Promise<[string, string]> {
  const socket = connect(shop.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return [head.split('\r\n')[0] ?? '', body];
}

const OK = 'HTTP/1.1 200 OK';

test.each([
  ['http://evil.example/shop?page=2', '/shop?page=2'],
  ['https://evil.example:8443//cart', '//cart'],
  ['http://evil.example', '/'],
  ['http://evil.example?q=1', '/?q=1'],
  ['/shop?next=http://evil.example/', '/shop?next=http://evil.example/'],
])('%s is answered as %s of the shop', async (target, path) => {
  const answer = await send(`GET ${target} HTTP/1.1`, 'Host: shop');
  expect(answer[0]).toBe(OK);
  expect(answer[1]).toContain(`shop${path}`);
});

test('a request with two hosts is refused', async () => {
  const [status] = await send('GET / HTTP/1.1', 'Host: shop', 'Host: evil.example');
  expect(status).toBe('HTTP/1.1 400 Bad Request');
});

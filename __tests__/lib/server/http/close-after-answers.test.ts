import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeAfterAnswers } from '@/lib/server/http/close-after-answers';

let end = () => {};
beforeAll(() => {
  end = closeAfterAnswers();
});
afterAll(() => end());

test('a request that has arrived is answered, though the storefront stops', async () => {
  const server = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = once(socket, 'data');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 200/);
  await closed;
});

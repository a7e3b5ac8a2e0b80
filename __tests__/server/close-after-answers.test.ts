import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { closeAfterAnswers } from '@/server/close-after-answers';

test('a request that has arrived is answered, though the storefront stops', async () => {
  const { server, origin, port } = await openServer([], (_, answer) => answer.end('hello'));
  await fetch(origin);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = once(socket, 'data');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  const closed = closeAfterAnswers(server);
  expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 200/);
  await closed;
});

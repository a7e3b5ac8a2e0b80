import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientAddressOf, noteClientAddresses } from '@/lib/server/session/client-address';

let server: Server;
let stop: (() => void) | undefined;
let address: string | undefined;

beforeAll(async () => {
  server = createServer(({ headers }, answer) => {
    address = clientAddressOf(
      new Request('http://shop.example', { headers: headers as HeadersInit }),
    );
    answer.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  stop?.();
});

function ask(headers: Record<string, string> = {}): Promise<void> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, failed) => {
    request({ port, host: '127.0.0.1', headers }, (answer) => answer.resume().on('end', done))
      .on('error', failed)
      .end();
  });
}

test('a server records the address of the connection, regardless of the request’s headers', async () => {
  const forged = { 'X-Forwarded-For': '6.6.6.6', 'X-Client': '6.6.6.6', 'X-Real-IP': '6.6.6.6' };
  await ask(forged);
  expect(address).toBeUndefined();
  stop = noteClientAddresses();
  await ask();
  expect(address).toBe('127.0.0.1');
  await ask(forged);
  expect(address).toBe('127.0.0.1');
});

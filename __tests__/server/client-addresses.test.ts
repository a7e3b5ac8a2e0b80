import { request } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { clientAddresses } from '@/server/client-address';
import type { Middleware } from '@/server/middleware';

let shop: Awaited<ReturnType<typeof openServer>>;
let address: string | undefined;

const open = async (middlewares: Middleware[]) => {
  shop = await openServer(middlewares, ({ headers }, answer) => {
    address = clientAddressOf(
      new Request('http://shop.example', { headers: headers as HeadersInit }),
    );
    answer.end();
  });
};
afterEach(() => shop.close());

function ask(headers: Record<string, string> = {}): Promise<void> {
  return new Promise((done, failed) => {
    request(shop.origin, { headers }, (answer) => answer.resume().on('end', done))
      .on('error', failed)
      .end();
  });
}

const FORGED = { 'X-Forwarded-For': '6.6.6.6', 'X-Client': '6.6.6.6', 'X-Real-IP': '6.6.6.6' };

test('a server records the address of the connection, regardless of the request’s headers', async () => {
  await open([clientAddresses(0)]);
  await ask();
  expect(address).toBe('127.0.0.1');
  await ask(FORGED);
  expect(address).toBe('127.0.0.1');
});

test('behind a proxy it is what that proxy wrote', async () => {
  await open([clientAddresses(1)]);
  await ask({ 'X-Forwarded-For': '6.6.6.6, 203.0.113.7' });
  expect(address).toBe('203.0.113.7');
});

test('without the server’s step nobody has an address', async () => {
  await open([]);
  await ask(FORGED);
  expect(address).toBeUndefined();
});

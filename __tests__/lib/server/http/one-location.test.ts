import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sendOneLocation } from '@/lib/server/http/one-location';

let server: Server;
let stop: () => void;

beforeAll(async () => {
  stop = sendOneLocation();
  server = createServer((_request, response) => {
    response.statusCode = 308;
    response.setHeader('location', '/products/7/tulsi');
    response.appendHeader('Location', '/products/7/tulsi');
    response.appendHeader('Vary', 'rsc');
    response.appendHeader('Vary', 'next-url');
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  stop();
});

test('a redirect that was written twice has one address, and other headers all their values', async () => {
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' });
  expect(headers.get('Location')).toBe('/products/7/tulsi');
  expect(headers.get('Vary')).toBe('rsc, next-url');
});

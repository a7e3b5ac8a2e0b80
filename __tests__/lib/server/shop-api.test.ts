import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { serverConfig } from '@/lib/server/config';
import { callShopApi } from '@/lib/server/shop-api';

/** A server in place of the API that answers as each test wants, and remembers what it was asked. */
let server: Server;
let reply: RequestListener;
let asked: { method?: string; url?: string; headers: NodeJS.Dict<string | string[]> }[];

const ok: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ status: true, visitor_id: '0'.repeat(32) }));
};

const failing: RequestListener = (_request, response) => response.writeHead(502).end('Bad gateway');

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url, headers: request.headers });
    reply(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  process.env.API_BASE_URL = `http://127.0.0.1:${port}/shop-api`;
});

beforeEach(() => {
  asked = [];
  reply = ok;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call of the shop API', () => {
  test('goes below the API’s address and names the company', async () => {
    await callShopApi('getVisitor', {});
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/shop-api/user/visitor/' });
    expect(asked[0]?.headers.companyid).toBe(String(serverConfig().companyId));
  });

  test('never asks for brotli', async () => {
    await callShopApi('getVisitor', {});
    expect(asked[0]?.headers['accept-encoding']).toBe('gzip, identity');
  });

  test('says who asks only when somebody does', async () => {
    const headers = async (caller: object) => {
      await callShopApi('getVisitor', {}, { caller });
      const { authorization, visitor } = asked.at(-1)?.headers ?? {};
      return { authorization, visitor };
    };
    expect(await headers({})).toEqual({});
    expect(await headers({ visitorId: 'v1' })).toEqual({ visitor: 'v1' });
    expect(await headers({ visitorId: 'v1', token: 't1' })).toEqual({ authorization: 'token t1' });
  });

  test('carries its idempotency key', async () => {
    reply = failing;
    const call = callShopApi(
      'addToCart',
      { body: { pid: 1, quantity: 1 } },
      { idempotencyKey: 'tap-1' },
    );
    await expect(call).rejects.toMatchObject({ kind: 'http', status: 502 });
    expect(asked[0]?.headers).toMatchObject({
      'idempotency-key': 'tap-1',
      'content-type': 'application/json',
    });
  });

  test('tries a read again when a gateway stumbles', async () => {
    reply = (request, response) => (asked.length === 1 ? failing : ok)(request, response);
    expect(await callShopApi('getVisitor', {})).toMatchObject({ status: true });
    expect(asked).toHaveLength(2);
  });

  test('keeps the API’s own words when it is away for longer', async () => {
    reply = (_request, response) => {
      response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '60' });
      response.end(JSON.stringify({ status: false, code: 'unavailable', message: 'Back soon' }));
    };
    await expect(callShopApi('getVisitor', {})).rejects.toMatchObject({
      kind: 'domain',
      status: 503,
      message: 'Back soon',
    });
    expect(asked).toHaveLength(2);
  });

  test('never tries a write again', async () => {
    reply = failing;
    await expect(callShopApi('toggleWish', { body: { pid: 1 } })).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  test('does not follow the API elsewhere', async () => {
    reply = (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    await expect(callShopApi('toggleWish', { body: { pid: 1 } })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(asked).toHaveLength(1);
  });

  test('is given up when the answer stalls half-way', async () => {
    reply = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"status":');
    };
    await expect(callShopApi('getVisitor', {})).rejects.toMatchObject({ kind: 'network' });
  });
});

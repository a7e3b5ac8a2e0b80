import type { RequestListener } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { serverConfig } from '@/lib/server/config';
import { callShopApi } from '@/lib/server/shop-api';
import { apiStandIn } from '../../support/api-stand-in';

const ok: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ status: true, visitor_id: '0'.repeat(32) }));
};

const failing: RequestListener = (_request, response) => response.writeHead(502).end('Bad gateway');

const api = apiStandIn(ok, '/shop-api');

describe('a call of the shop API', () => {
  test('goes below the API’s address and names the company', async () => {
    await callShopApi('getVisitor', {});
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]).toMatchObject({ method: 'GET', url: '/shop-api/user/visitor/' });
    expect(api.asked[0]?.headers.companyid).toBe(String(serverConfig().companyId));
  });

  test('never asks for brotli', async () => {
    await callShopApi('getVisitor', {});
    expect(api.asked[0]?.headers['accept-encoding']).toBe('gzip, identity');
  });

  test('says who asks only when somebody does', async () => {
    const headers = async (caller: object) => {
      await callShopApi('getVisitor', {}, { caller });
      const { authorization, visitor } = api.asked.at(-1)?.headers ?? {};
      return { authorization, visitor };
    };
    expect(await headers({})).toEqual({});
    expect(await headers({ visitorId: 'v1' })).toEqual({ visitor: 'v1' });
    expect(await headers({ visitorId: 'v1', token: 't1' })).toEqual({ authorization: 'token t1' });
  });

  test('carries its idempotency key', async () => {
    api.reply = failing;
    const call = callShopApi(
      'addToCart',
      { body: { pid: 1, quantity: 1 } },
      { idempotencyKey: 'tap-1' },
    );
    await expect(call).rejects.toMatchObject({ kind: 'http', status: 502 });
    expect(api.asked[0]?.headers).toMatchObject({
      'idempotency-key': 'tap-1',
      'content-type': 'application/json',
    });
  });

  test('tries a read again when a gateway stumbles', async () => {
    api.reply = (request, response) => (api.asked.length === 1 ? failing : ok)(request, response);
    expect(await callShopApi('getVisitor', {})).toMatchObject({ status: true });
    expect(api.asked).toHaveLength(2);
  });

  test('keeps the API’s own words when it is away for longer', async () => {
    api.reply = (_request, response) => {
      response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '60' });
      response.end(JSON.stringify({ status: false, code: 'unavailable', message: 'Back soon' }));
    };
    await expect(callShopApi('getVisitor', {})).rejects.toMatchObject({
      kind: 'domain',
      status: 503,
      message: 'Back soon',
    });
    expect(api.asked).toHaveLength(2);
  });

  test('never tries a write again', async () => {
    api.reply = failing;
    await expect(callShopApi('toggleWish', { body: { pid: 1 } })).rejects.toThrow();
    expect(api.asked).toHaveLength(1);
  });

  test('does not follow the API elsewhere', async () => {
    api.reply = (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    await expect(callShopApi('toggleWish', { body: { pid: 1 } })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(api.asked).toHaveLength(1);
  });

  test('is given up when the answer stalls half-way', async () => {
    api.reply = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"status":');
    };
    await expect(callShopApi('getVisitor', {})).rejects.toMatchObject({ kind: 'network' });
  });
});

import type { RequestListener } from 'node:http';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';
import { wasAbsentSince } from '@/lib/server/api/api-absence';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';

const ok: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ status: true, visitor_id: '0'.repeat(32) }));
};

const failing: RequestListener = (_request, response) => response.writeHead(502).end('Bad gateway');

const BACK_SOON = {
  ...{ status: false, code: 'unavailable', reason: 'shop_busy' },
  message: 'Back soon',
};

const api = apiStandIn(ok, '/shop-api');

/** A call that the API answers with a status and its own words. */
function callReplied(status: number, body: object) {
  api.reply = (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  return callShopApi('getVisitor', {});
}

describe('a call of the shop API', () => {
  test('is sent below the API’s URL with the company header', async () => {
    await callShopApi('getVisitor', {});
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]).toMatchObject({ method: 'GET', url: '/shop-api/user/visitor/' });
    expect(api.asked[0]?.headers.companyid).toBe(String(serverConfig().companyId));
  });

  test('has a request id, which its failure contains', async () => {
    api.reply = failing;
    const failed = (await callShopApi('getVisitor', {}).catch((error: unknown) => error)) as object;
    const name = api.asked[0]?.headers['x-request-id'];
    expect(name).toMatch(/^[\w-]{36}$/);
    expect(failed).toMatchObject({ digest: name });
    await callShopApi('getVisitor', {}).catch(() => undefined);
    expect(api.asked.at(-1)?.headers['x-request-id']).not.toBe(name);
  });

  test('never requests brotli', async () => {
    await callShopApi('getVisitor', {});
    expect(api.asked[0]?.headers['accept-encoding']).toBe('gzip, identity');
  });

  test('sends credentials only for a caller', async () => {
    const headers = async (caller: object) => {
      await callShopApi('getVisitor', {}, { caller });
      const { authorization, visitor } = api.asked.at(-1)?.headers ?? {};
      return { authorization, visitor };
    };
    expect(await headers({})).toEqual({});
    expect(await headers({ visitorId: 'v1' })).toEqual({ visitor: 'v1' });
    expect(await headers({ visitorId: 'v1', token: 't1' })).toEqual({ authorization: 'token t1' });
  });

  test('passes the browser of the shopper on', async () => {
    await callShopApi('getVisitor', {}, { agent: 'Some browser' });
    expect(api.asked[0]?.headers['user-agent']).toBe('Some browser');
  });

  test('sends its idempotency key', async () => {
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

  test('retries a read after a gateway error', async () => {
    api.reply = (request, response) => (api.asked.length === 1 ? failing : ok)(request, response);
    expect(await callShopApi('getVisitor', {})).toMatchObject({ status: true });
    expect(api.asked).toHaveLength(2);
  });

  test('passes on the API’s message when it is unavailable for longer', async () => {
    await expect(callReplied(503, BACK_SOON)).rejects.toMatchObject({
      kind: 'domain',
      status: 503,
      message: 'Back soon',
    });
    expect(api.asked).toHaveLength(2);
  });

  test('notes that an API is away which says so itself, and no refusal', async () => {
    const begun = performance.now();
    const refused = { status: false, code: 'not_found', message: 'It is gone' };
    await expect(callReplied(404, refused)).rejects.toThrow('It is gone');
    expect(wasAbsentSince(begun)).toBe(false);
    await expect(callReplied(503, BACK_SOON)).rejects.toThrow('Back soon');
    expect(wasAbsentSince(begun)).toBe(true);
  });

  test('never retries a write', async () => {
    api.reply = failing;
    await expect(callShopApi('toggleWishlistItem', { body: { pid: 1 } })).rejects.toThrow();
    expect(api.asked).toHaveLength(1);
  });

  test('does not follow redirects of the API', async () => {
    api.reply = (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    await expect(callShopApi('toggleWishlistItem', { body: { pid: 1 } })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(api.asked).toHaveLength(1);
  });

  test('is aborted when the answer stalls halfway', async () => {
    api.reply = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"status":');
      // Once the request is collected, `fetch` no longer listens to its signal.
      setTimeout(runInNewContext('gc'), 200);
    };
    await expect(callShopApi('getVisitor', {})).rejects.toMatchObject({ kind: 'network' });
  });
});

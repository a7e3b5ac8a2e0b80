import { describe, expect, test } from '@jest/globals';
import { type Answer, onEachApp } from '@/__tests__/support/test-app';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';
import { quantityMessages } from '@/contract/messages/cart';

const KB = 1000;

/** Expects a refusal in the form of the contract. */
function expectRefusal(answer: Answer, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ status: false, code, message: expect.any(String) });
}

/** A chunked body without a known length. */
function inPieces(bytes: number): RequestInit {
  const piece = new Uint8Array(10 * KB).fill(0x20);
  let left = bytes;
  const body = new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      left -= piece.length;
      controller.enqueue(piece);
    },
  });
  return { body, duplex: 'half' } as RequestInit;
}

onEachApp((app) => {
  describe('the company header', () => {
    test('is required', async () => {
      expectRefusal(await app.send('/categories/'), 400, 'unknown_company');
    });

    test('must name this shop', async () => {
      const headers = { Companyid: '8' };
      expectRefusal(await app.call('GET /categories/', { headers }), 400, 'unknown_company');
    });
  });

  describe('the caller', () => {
    test('must be identified for a cart', async () => {
      expectRefusal(await app.call('GET /cart/'), 401, 'not_logged_in');
    });

    test.each(['0123456789abcdef0123456789abcdef', 'visitor', '1 OR 1=1'])(
      'is refused as the unknown visitor %j',
      async (Visitor) => {
        expectRefusal(await app.call('GET /cart/', { who: { Visitor } }), 401, 'not_logged_in');
      },
    );

    test('is refused with an unknown token', async () => {
      const who = { Authorization: 'token abc' };
      expectRefusal(await app.call('GET /cart/', { who }), 401, 'not_logged_in');
    });

    test('is refused with another authorization scheme', async () => {
      const { Authorization } = await app.customer();
      const who = { Authorization: `${Authorization}`.replace('token', 'Bearer') };
      expectRefusal(await app.call('GET /cart/', { who }), 401, 'not_logged_in');
    });

    test('may write the scheme in any case', async () => {
      const { Authorization } = await app.customer();
      const who = { Authorization: `${Authorization}`.replace('token', 'Token') };
      expect((await app.call('GET /cart/', { who })).status).toBe(200);
    });

    test('is refused when the token has expired', async () => {
      const who = await app.customer();
      app.clock.advance(24 * 3600 * 1000);
      expectRefusal(await app.call('GET /cart/', { who }), 401, 'not_logged_in');
    });

    test('is not checked on public calls', async () => {
      const who = { Authorization: 'token abc' };
      expect((await app.call('GET /categories/', { who })).status).toBe(200);
    });

    test('must be a customer on calls for customers', async () => {
      const who = await app.visitor();
      expectRefusal(await app.call('GET /user/profile/', { who }), 401, 'not_logged_in');
    });
  });

  describe('a body', () => {
    test.each([
      ['{"pid": 1001,', 'is cut off'],
      ['[]', 'is a list'],
      ['null', 'is null'],
      ['', 'is empty'],
      [`{"pid": ${'['.repeat(5000)}${']'.repeat(5000)}}`, 'is nested 5,000 deep'],
      ['{"pid": "\\u0000"}', 'holds a NUL'],
      ['{"pid": "\\ud800"}', 'holds half a character'],
    ])('%j is refused: it %s', async (body) => {
      const who = await app.visitor();
      expectRefusal(await app.call('POST /cart/', { who, body }), 400, 'bad_request');
    });

    test('is refused when it is not UTF-8', async () => {
      const who = await app.visitor();
      const body = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]);
      expectRefusal(await app.call('POST /cart/', { who, body }), 400, 'bad_request');
    });

    test('may have 100 kB at most', async () => {
      const who = await app.visitor();
      const start = '{"pid": 1001, "quantity": 1}';
      const fits = start.padEnd(100 * KB, ' ');
      expect((await app.call('POST /cart/', { who, body: fits })).status).toBe(200);
      expectRefusal(await app.call('POST /cart/', { who, body: `${fits} ` }), 413, 'too_large');
    });

    test('is counted while it arrives in pieces', async () => {
      const headers = { Companyid: '7', ...(await app.visitor()) };
      const answer = await app.send('/cart/', { method: 'POST', headers, ...inPieces(200 * KB) });
      expectRefusal(answer, 413, 'too_large');
    });

    test('may not be compressed', async () => {
      const who = await app.visitor();
      const headers = { 'Content-Encoding': 'gzip' };
      const answer = await app.call('POST /cart/', { who, headers, body: '{}' });
      expectRefusal(answer, 415, 'unsupported_encoding');
    });

    test('is refused by field', async () => {
      const who = await app.visitor();
      const answer = await app.call('POST /cart/', { who, body: { pid: 1001, quantity: 0 } });
      expectRefusal(answer, 422, 'invalid');
      expect(answer.body.message).toBe(quantityMessages.tooSmall);
      expect(answer.body.errors).toEqual({ quantity: [quantityMessages.tooSmall] });
    });

    test('of a form call must be a form without files', async () => {
      const who = await app.customer();
      const json = await app.call('POST /get-order-payment-link/', { who, body: { amount: 1 } });
      expectRefusal(json, 400, 'bad_request');
      const form = new FormData();
      form.append('txnid', new Blob(['x']), 'file.txt');
      const request = new Request('http://shop.test', { method: 'POST', body: form });
      const answer = await app.call('POST /get-order-payment-link/', {
        who,
        headers: { 'Content-Type': request.headers.get('content-type') ?? '' },
        body: new Uint8Array(await request.arrayBuffer()),
      });
      expectRefusal(answer, 400, 'bad_request');
    });
  });

  describe('an id in a path', () => {
    test.each(['0', '-1', '01', '1.0', '1e3', '2147483648', '9'.repeat(40), 'abc', '%00', '1%20'])(
      '%j is not found',
      async (id) => {
        expectRefusal(await app.call(`GET /web/single/product/${id}/`), 404, 'not_found');
      },
    );
  });

  describe('an address', () => {
    test.each([
      'GET /nothing',
      'GET /cart',
      'GET /web/single/product//',
      'GET /%E0%A4%A',
      'GET /wishlists/%00/',
    ])('%j is not found', async (call) => {
      const who = await app.visitor();
      expectRefusal(await app.call(call, { who }), 404, 'not_found');
    });
  });

  describe('an idempotency key', () => {
    test.each(['', 'a key', 'x'.repeat(201)])('%j is refused', async (key) => {
      const who = await app.visitor();
      const headers = { [IDEMPOTENCY_HEADER]: key };
      const answer = await app.call('POST /cart/', {
        who,
        headers,
        body: { pid: 1001, quantity: 1 },
      });
      expectRefusal(answer, 400, 'bad_request');
    });
  });

  describe('every answer', () => {
    test('has a request id, is not cached and has the security headers', async () => {
      const { headers } = await app.call('GET /categories/');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });
  });
});

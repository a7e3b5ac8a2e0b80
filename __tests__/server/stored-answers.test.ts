import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import { SHARED_BRIEFLY } from '@/lib/routing/shared-briefly';
import { sharedAnswers } from '@/server/shared-answers';
import type { AnswerLimits } from '@/server/stored-answers';

const LIMITS = { ttlMs: 600_000, maxBytes: 100_000 };
/** Long enough to be worth compressing. */
const LONG = 'पेज '.repeat(2000);

let shop: Awaited<ReturnType<typeof openServer>>;
/** The `Accept-Encoding` of the requests that reached the page. */
let asked: unknown[];
let page: string;

/** Opens a shop that keeps answers, or none behind an edge. */
const open = (limits: AnswerLimits | null) =>
  openServer([sharedAnswers({ limits, finish: (html) => html })], ({ headers }, response) => {
    asked.push(headers['accept-encoding']);
    response.setHeader('Cache-Control', SHARED_BRIEFLY);
    response.flushHeaders();
    response.write(page.slice(0, 3));
    response.end(page.slice(3));
  });

beforeEach(async () => {
  shop = await open(LIMITS);
  asked = [];
  page = LONG;
});
afterEach(() => shop.close());

const ask = (headers: Record<string, string> = {}, path = '/faq', method = 'GET') =>
  rawAnswer(shop.origin + path, { headers, method });

describe('a public page', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
  ])('is sent as %s to who accepts %s, compressed once', async (encoding, accepted, unpack) => {
    for (let round = 0; round < 2; round++) {
      const { headers, bytes } = await ask({ 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(unpack(bytes).toString()).toBe(LONG);
    }
    expect(asked).toEqual([undefined]);
  });

  test('is not compressed where it is short', async () => {
    page = 'short';
    const { headers, text } = await ask({ 'Accept-Encoding': 'br' });
    expect([headers['content-encoding'], text]).toEqual([undefined, 'short']);
  });

  test('is not sent again to a browser that has it, made anew or not', async () => {
    const { headers } = await ask();
    for (const known of [headers.etag, `"other", W/${headers.etag}`, '*']) {
      const again = await ask({ 'If-None-Match': String(known) });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect(again.headers['cache-control']).toBe(SHARED_BRIEFLY);
      expect(again.headers['content-length']).toBeUndefined();
    }
    expect(asked).toHaveLength(1);
    expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200);
    await ask({}, '/api/revalidate', 'POST');
    asked = [];
    expect((await ask({ 'If-None-Match': String(headers.etag) })).status).toBe(304);
    expect(asked).toHaveLength(1);
  });

  test('has another validator for each content and each compression', async () => {
    const first = await ask();
    const packed = await ask({ 'Accept-Encoding': 'br' });
    page = `${LONG}!`;
    const changed = await ask({}, '/faq?changed');
    const etags = [first, packed, changed].map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(3);
  });

  test('is made anew for each request behind an edge, and not sent to a cache that has it', async () => {
    shop.close();
    shop = await open(null);
    const accepts = { 'Accept-Encoding': 'br' };
    const { headers } = await ask(accepts);
    expect(headers['content-encoding']).toBe('br');
    await ask(accepts);
    const again = await ask({ ...accepts, 'If-None-Match': String(headers.etag) });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
    expect(asked).toHaveLength(3);
  });
});

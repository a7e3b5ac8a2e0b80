import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { SHARED_BRIEFLY } from '@/lib/routing/shared-briefly';
import type { Answer } from '@/server/answer';
import { sharedAnswers } from '@/server/shared-answers';

const PRODUCT = '/products/7/tulsi';
const LONG_MS = 600_000;

let shop: Awaited<ReturnType<typeof openServer>>;
let responses: Answer[];
let asked: { url: string; headers: IncomingHttpHeaders }[];
/** Answers the next requests differently. */
let cacheControl: string;
let cookie: string | undefined;
let status: number;
let type: string | undefined;
/** Settled while an answer waits for it. */
let hold: Promise<void> | undefined;

async function draw({ method, url = '', headers }: IncomingMessage, response: Answer) {
  asked.push({ url, headers });
  responses.push(response);
  const number = asked.length;
  await hold;
  if (method !== 'GET') return response.end('written');
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', ['rsc', 'accept-encoding']);
  if (type) response.setHeader('Content-Type', type);
  if (cookie) response.setHeader('Set-Cookie', cookie);
  const page = `page ${number} नमस्ते`;
  response.flushHeaders();
  response.write(page.slice(0, 4));
  response.end(page.slice(4), 'utf8');
}

/** Opens a shop that keeps answers for so long, in milliseconds. */
const openFor = (ttlMs: number) =>
  openServer([sharedAnswers({ limits: { ttlMs, maxBytes: 100_000 }, finish })], draw);

/** What the server makes of a document before it is sent. */
const finish = (html: string) => `${html} finished`;

beforeEach(async () => {
  shop = await openFor(LONG_MS);
  asked = [];
  responses = [];
  cacheControl = SHARED_BRIEFLY;
  cookie = undefined;
  status = 200;
  type = undefined;
  hold = undefined;
});

afterEach(() => shop.close());

function ask(path = PRODUCT, init: RequestInit = {}): Promise<Response> {
  return fetch(shop.origin + path, init);
}

async function text(path?: string, headers: Record<string, string> = {}): Promise<string> {
  return (await ask(path, { headers })).text();
}

test('a public page is made once for everybody, and arrives unchanged', async () => {
  const first = await ask();
  const second = await ask();
  expect(await first.text()).toBe('page 1 नमस्ते');
  expect(await second.text()).toBe('page 1 नमस्ते');
  for (const name of ['cache-control', 'vary', 'content-encoding']) {
    expect(second.headers.get(name)).toBe(first.headers.get(name));
  }
  expect(asked).toHaveLength(1);
});

test('an answer with a body in parts arrives whole', async () => {
  const readPlain = () => text(PRODUCT, { 'Accept-Encoding': 'identity' });
  expect([await readPlain(), await readPlain()]).toEqual(Array(2).fill('page 1 नमस्ते'));
  expect(asked).toHaveLength(1);
});

test('the page is asked for without anything that names a shopper', async () => {
  const own = {
    Cookie: 'vanya_session=a',
    Authorization: 'token b',
    'User-Agent': 'c',
    'X-D': 'e',
  };
  await text(PRODUCT, own);
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['host', 'sec-fetch-dest']);
});

test.each([
  ['another address', `${PRODUCT}?mobile=true`, {}],
  ['the data of the router', PRODUCT, { RSC: '1' }],
  ['the data of another open page', PRODUCT, { RSC: '1', 'Next-Url': '/shop' }],
  ['a client without compression', PRODUCT, { 'Accept-Encoding': 'identity' }],
])('%s is another answer', async (_what, path, headers: Record<string, string>) => {
  await text(PRODUCT, headers.RSC ? { RSC: '1', 'Next-Url': '/' } : {});
  expect(await text(path, headers)).toContain('page 2');
});

test.each([
  ['a page of one shopper', () => text('/cart')],
  ['a call', () => text('/api/cart')],
  ['the page of unknown addresses', () => text('/page-not-found')],
])('%s is asked for each time, with its cookie', async (_what, askFor) => {
  await askFor();
  expect(await askFor()).toContain('page 2');
});

test('a page of one shopper keeps its headers', async () => {
  await text('/cart', { Cookie: 'vanya_session=a' });
  expect(asked[0]?.headers.cookie).toBe('vanya_session=a');
});

test.each([
  ['is not marked for caches', () => (cacheControl = 'private, no-store')],
  ['is marked for no time', () => (cacheControl = 's-maxage=0')],
  ['sets a cookie', () => (cookie = 'a=b')],
  ['is an error', () => (status = 500)],
  ['is missing', () => (status = 404)],
])('an answer that %s is nobody else’s', async (_what, change) => {
  change();
  await text();
  expect(await text()).toContain('page 2');
});

test('after a write everybody gets the page as it is now', async () => {
  await text();
  await ask('/api/reviews/7', { method: 'POST' });
  expect(await text()).toContain('page 3');
});

test('a page that was begun before a write is not shared after it', async () => {
  let goOn = () => {};
  hold = new Promise((resolve) => {
    goOn = resolve;
  });
  const begun = text();
  while (asked.length === 0) await new Promise(setImmediate);
  hold = undefined;
  await ask('/api/revalidate', { method: 'POST' });
  goOn();
  expect(await begun).toContain('page 1');
  expect(await text()).toContain('page 3');
});

test('a page whose reader leaves in the middle is nobody else’s', async () => {
  let left = () => {};
  hold = new Promise((resolve) => {
    left = resolve;
  });
  const leaving = new AbortController();
  const asking = ask(PRODUCT, { signal: leaving.signal });
  while (asked.length === 0) await new Promise(setImmediate);
  const gone = new Promise((resolve) => responses[0]?.once('close', resolve));
  leaving.abort();
  await expect(asking).rejects.toThrow('aborted');
  await gone;
  left();
  hold = undefined;
  expect(await text()).toContain('page 2');
});

test('a page is made again when its time is over', async () => {
  shop.close();
  shop = await openFor(1);
  expect(await text()).toContain('page 1');
  const began = performance.now();
  while (performance.now() - began < 3) await new Promise(setImmediate);
  expect(await text()).toContain('page 2');
});

test('many addresses do not fill the memory: the least used answers are forgotten', async () => {
  await text();
  for (let id = 100; id < 200; id++) await text(`/products/${id}/tulsi`);
  expect(await text()).toContain('page 102');
});

test('a shopper who has chosen Hindi gets no stored page in English', async () => {
  await text();
  expect(await text(PRODUCT, { cookie: 'seen=yes; language=hi' })).toBe('page 2 नमस्ते');
  expect(asked[1]?.headers.cookie).toBe('seen=yes; language=hi');
});

test('a document is finished before it is sent; what the router asks for is not', async () => {
  type = 'text/html; charset=utf-8';
  await expect(text()).resolves.toBe('page 1 नमस्ते finished');
  await expect(text()).resolves.toBe('page 1 नमस्ते finished');
  type = 'text/x-component';
  await expect(text('/shop')).resolves.toBe('page 2 नमस्ते');
});

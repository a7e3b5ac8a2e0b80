import { describe, expect } from '@jest/globals';
import { edgeTest, SHARED, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import { clientAddress } from '@/server/client-address';

const edge = withEdge();

const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(edge.url + path, { headers })).text();

/** Answers with the sender's cookie, under these headers. */
function replyWithCookie(own: Record<string, string>, status = 200): void {
  edge.reply = ({ headers }, answer) =>
    answer.writeHead(status, own).end(`page of ${headers.cookie ?? 'nobody'}`);
}

describe('two shoppers', () => {
  edgeTest.each(['/cart', '/checkout', '/orders/17', '/api/session', '/profile', '/no-such-page'])(
    'never see the same %s, whatever its headers say',
    async (path) => {
      replyWithCookie({ 'Cache-Control': SHARED });
      expect(await textOf(path, { Cookie: 'who=first' })).toBe('page of who=first');
      expect(await textOf(path, { Cookie: 'who=second' })).toBe('page of who=second');
      expect(edge.asked).toHaveLength(2);
    },
  );

  edgeTest.each(['/cart/..%2ffaq', '/faq/../cart', '/cart/%2e%2e/faq', '//cart', '/cart?/faq'])(
    'never share a copy by the address %s',
    async (path) => {
      replyWithCookie({ 'Cache-Control': SHARED });
      for (const who of ['first', 'second']) {
        const { text } = await rawAnswer(edge.url + path, { headers: { Cookie: `who=${who}` } });
        expect([`page of who=${who}`, 'page of nobody']).toContain(text);
      }
    },
  );

  edgeTest('are unknown where a page is the same for everybody', async () => {
    replyWithCookie({ 'Cache-Control': SHARED });
    const own = {
      Cookie: 'who=first',
      Authorization: 'token x',
      'X-Forwarded-Host': 'evil.example',
    };
    expect(await textOf('/blogs', { ...own, 'User-Agent': 'one', 'Accept-Language': 'hi' })).toBe(
      'page of nobody',
    );
    // As sent: other code of this process may add to the headers of every server.
    const sent = edge.asked[0]?.rawHeaders.filter((_, at) => at % 2 === 0) ?? [];
    expect(sent.map((name) => name.toLowerCase()).sort()).toEqual([
      'accept-encoding',
      'host',
      'x-forwarded-proto',
      'x-request-id',
    ]);
  });
});

edgeTest('a document and the router have copies of their own, and are told apart', async () => {
  edge.reply = ({ headers }, answer) =>
    answer.writeHead(200, { 'Cache-Control': SHARED }).end(headers['sec-fetch-dest'] ?? 'document');
  const page = '/shop?brand=5';
  expect(await textOf(page, { 'Sec-Fetch-Dest': 'empty' })).toBe('document');
  expect(await textOf(page, { RSC: '1' })).toBe('empty');
  expect(await textOf(page)).toBe('document');
  expect(edge.asked).toHaveLength(2);
});

describe('no copy is kept of a page', () => {
  edgeTest.each<[string, Record<string, string>, number]>([
    ['marked as private', { 'Cache-Control': 'private, s-maxage=2' }, 200],
    ['without a mark', {}, 200],
    ['marked for browsers alone', { 'Cache-Control': 'public, max-age=300' }, 200],
    ['marked for an hour', { 'Cache-Control': 's-maxage=3600' }, 200],
    ['that sets a cookie', { 'Cache-Control': SHARED, 'Set-Cookie': 'who=third' }, 200],
    ['that failed', { 'Cache-Control': SHARED }, 500],
    ['that leads elsewhere for now', { 'Cache-Control': SHARED, Location: '/faq' }, 307],
  ])('%s', async (name, headers, status) => {
    replyWithCookie(headers, status);
    const path = `/contact-us?${encodeURIComponent(name)}`;
    for (let round = 0; round < 2; round++) await rawAnswer(edge.url + path);
    expect(edge.asked).toHaveLength(2);
  });
});

edgeTest('whoever has just written a review sees the page as it is now', async () => {
  edge.reply = (_request, answer) => answer.writeHead(200, { 'Cache-Control': SHARED }).end('old');
  const page = '/products/1001/tea';
  await textOf(page);
  edge.reply = (_request, answer) => answer.writeHead(200, { 'Cache-Control': SHARED }).end('new');
  const written = await fetch(`${edge.url}/api/reviews/1001`, { method: 'POST' });
  const cookie = written.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect(await textOf(page)).toBe('old');
  expect(await textOf(page, { Cookie: `a=1; ${cookie}` })).toBe('new');
  expect(await textOf(page)).toBe('new');
});

edgeTest('a shop that shoppers reach by http binds nobody to https', async () => {
  for (const path of ['/', '/cart', '/metrics'])
    expect((await rawAnswer(edge.url + path)).headers['strict-transport-security']).toBeUndefined();
});

describe('the storefront', () => {
  edgeTest('gets the address of the shopper, whatever the shopper says', async () => {
    await rawAnswer(`${edge.url}/cart`, {
      headers: { 'X-Forwarded-For': '6.6.6.6' },
      from: '127.0.2.7',
    });
    const forwarded = String(edge.asked[0]?.headers['x-forwarded-for']);
    expect(clientAddress({ forwarded, peer: '127.0.0.1', proxies: 1 })).toBe('127.0.2.7');
  });

  edgeTest('gets the host, and an id of the request that the shopper gets too', async () => {
    const { headers } = await rawAnswer(`${edge.url}/cart`, {
      headers: { Host: 'shop.example' },
    });
    expect(edge.asked[0]?.headers).toMatchObject({
      host: 'shop.example',
      'x-request-id': headers['x-request-id'],
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    const given = '2f1c5a70-6a0e-4a52-9d9c-5d6a1ce5a001';
    const again = await rawAnswer(`${edge.url}/cart`, { headers: { 'X-Request-Id': given } });
    expect(again.headers['x-request-id']).toBe(given);
  });

  edgeTest('names each answer once, a copy by the request that gets it', async () => {
    edge.reply = ({ headers }, answer) =>
      answer
        .writeHead(200, { 'Cache-Control': SHARED, 'X-Request-Id': headers['x-request-id'] })
        .end('page');
    const ids = ['the-first-shopper-of-all', 'the-second-shopper-of-all'];
    for (const path of ['/exports', '/cart']) {
      for (const id of ids) {
        const { headers } = await rawAnswer(edge.url + path, { headers: { 'X-Request-Id': id } });
        expect([path, headers['x-request-id']]).toEqual([path, id]);
      }
    }
    expect(edge.asked.map(({ url }) => url)).toEqual(['/exports', '/cart', '/cart']);
  });

  edgeTest('keeps its figures to itself', async () => {
    expect((await fetch(`${edge.url}/metrics`)).status).toBe(404);
    expect(edge.asked).toEqual([]);
  });
});

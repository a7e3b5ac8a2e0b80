import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect } from '@jest/globals';
import { edgeTest, SHARED, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';

const edge = withEdge();
const HTML = { 'Content-Type': 'text/html', 'Cache-Control': SHARED };

/** Answers each page with a text. */
function reply(text: string, headers: Record<string, string> = {}): void {
  edge.reply = (_request, answer) => answer.writeHead(200, { ...HTML, ...headers }).end(text);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(edge.url + path, { headers });
const textOf = async (path: string, headers = {}) => (await get(path, headers)).text();

/** Asks until the text is the expected one; returns the milliseconds that it took. */
async function untilText(path: string, expected: string): Promise<number> {
  const began = Date.now();
  while ((await textOf(path)) !== expected) {
    if (Date.now() - began > 10_000) throw new Error(`${path} never became ${expected}`);
    await new Promise((later) => setTimeout(later, 20));
  }
  return Date.now() - began;
}

/** When `/exports` was asked for, for the test that it is not asked for in between. */
let kept: number;

beforeAll(async () => {
  reply('old');
  if (edge.url) await textOf('/exports');
  kept = Date.now();
});

describe('a page that is the same for everybody', () => {
  edgeTest('is asked for once, however many want it', async () => {
    edge.reply = async (_request, answer) => {
      // Longer than all requests take to arrive.
      await new Promise((later) => setTimeout(later, 300));
      answer.writeHead(200, HTML).end('one');
    };
    const texts = await Promise.all(Array.from({ length: 100 }, () => textOf('/faq')));
    expect(new Set(texts)).toEqual(new Set(['one']));
    expect(edge.asked).toHaveLength(1);
  });

  edgeTest('is renewed within five seconds, while nobody waits', async () => {
    // Longer than a packet, whose end could be held back.
    const old = 'old '.repeat(50_000);
    reply(old);
    expect(await textOf('/about-us')).toBe(old);
    const changed = Date.now();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    edge.reply = async (_request, answer) => {
      await isReleased;
      answer.writeHead(200, HTML).end('new');
    };
    // Connections of their own: nginx uses the first one again when the renewal has ended.
    const ask = () => rawAnswer(`${edge.url}/about-us`);
    while (edge.asked.length < 2) expect((await ask()).text).toBe(old);
    const { headers, text } = await ask();
    expect([headers['x-cache'], text]).toEqual(['UPDATING', old]);
    release();
    await untilText('/about-us', 'new');
    expect(Date.now() - changed).toBeLessThan(5000);
    expect(edge.asked).toHaveLength(2);
  });

  edgeTest('has a copy for each address, surface and kind of request', async () => {
    edge.reply = ({ url, headers }, answer) =>
      answer.writeHead(200, HTML).end(`${url} ${headers.rsc ?? ''}${headers['next-url'] ?? ''}`);
    for (let round = 0; round < 2; round++) {
      expect(await textOf('/shop')).toBe('/shop ');
      expect(await textOf('/shop?mobile=true')).toBe('/shop?mobile=true ');
      expect(await textOf('/shop', { RSC: '1' })).toBe('/shop 1');
      expect(await textOf('/shop', { RSC: '1', 'Next-Url': '/faq' })).toBe('/shop 1/faq');
    }
    expect(edge.asked).toHaveLength(4);
  });

  edgeTest('is compressed once for all, and plain for those who cannot read it', async () => {
    const page = `${edge.url}/terms-and-conditions`;
    const html = 'a page '.repeat(1000);
    const packed = { br: brotliCompressSync(html), gzip: gzipSync(html) };
    edge.reply = ({ headers }, answer) => {
      const packing = headers['accept-encoding'] === 'br' ? 'br' : 'gzip';
      answer.writeHead(200, { ...HTML, 'Content-Encoding': packing }).end(packed[packing]);
    };
    for (const [accepted, packing] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br', 'br'],
    ] as const) {
      const { headers, bytes } = await rawAnswer(page, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect([accepted, headers['content-encoding']]).toEqual([accepted, packing]);
      expect(bytes.equals(packed[packing])).toBe(true);
    }
    const plain = await rawAnswer(page);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(html);
    expect(edge.asked.map(({ headers }) => headers['accept-encoding'])).toEqual(['gzip', 'br']);
  });

  edgeTest(
    'is not sent to a browser that has it, and renewed without being sent again',
    async () => {
      edge.reply = ({ headers }, answer) => {
        const isSame = headers['if-none-match'] === '"v1"';
        answer.writeHead(isSame ? 304 : 200, { ...HTML, ETag: '"v1"' }).end(isSame ? '' : 'page');
      };
      expect(await textOf('/privacy-policy')).toBe('page');
      expect((await get('/privacy-policy', { 'If-None-Match': '"v1"' })).status).toBe(304);
      expect((await get('/privacy-policy', { 'If-None-Match': '"v0"' })).status).toBe(200);
      expect(edge.asked).toHaveLength(1);
      while (edge.asked.length < 2) expect(await textOf('/privacy-policy')).toBe('page');
      expect(edge.asked[1]?.headers['if-none-match']).toBe('"v1"');
    },
  );

  edgeTest('that nobody asked for in a while is as it is now', async () => {
    reply('new');
    // Asking would renew it, so nothing can be watched meanwhile.
    const rest = Math.max(0, 5000 - (Date.now() - kept));
    await new Promise((later) => setTimeout(later, rest));
    expect(await textOf('/exports')).toBe('new');
  });
});

describe('while the storefront is away', () => {
  edgeTest(
    'its pages stay, others are refused for a moment, and all is well when it is back',
    async () => {
      reply('kept');
      await textOf('/organic-living');
      await edge.closeUpstream();
      const copy = async () => {
        const answer = await get('/organic-living');
        expect([answer.status, await answer.text()]).toEqual([200, 'kept']);
        return answer.headers.get('X-Cache');
      };
      // First renewed in vain in the background, then asked for in vain.
      while ((await copy()) !== 'STALE') await new Promise((later) => setTimeout(later, 50));
      for (const path of ['/cart', '/blogs']) {
        const answer = await get(path);
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
        expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      }
      const call = await get('/api/session');
      expect([call.status, (await call.json()).code]).toEqual([503, 'unavailable']);
      await edge.openUpstream();
      reply('back');
      await untilText('/organic-living', 'back');
    },
  );
});

describe('a shopper who has chosen Hindi', () => {
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(edge.url + path, {
      headers: { Cookie: 'language=hi', ...headers },
      redirect: 'manual',
    });
    return [answer.status, new URL(answer.headers.get('Location') ?? '/', edge.url)] as const;
  };

  edgeTest.each([
    ['/faq', '/hi/faq'],
    ['/shop?page=2', '/hi/shop?page=2'],
    ['/', '/hi'],
  ])('is led from %s to %s', async (path, inHindi) => {
    const [status, location] = await open(path);
    expect([status, location.pathname + location.search]).toEqual([307, inHindi]);
  });

  edgeTest('stays on a page in Hindi, and the router gets what it asks for', async () => {
    reply('page');
    expect((await open('/hi/faq'))[0]).toBe(200);
    expect((await open('/faq', { RSC: '1' }))[0]).toBe(200);
  });
});

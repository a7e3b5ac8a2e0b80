import { expect, test } from './fixtures/test.ts';

const AGENTS = [
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'GPTBot/1.2',
];
const PAGES = ['/', '/shop', '/shop?category=401', '/products/1001/hill-shade-arabica-beans'];
/** WhatsApp reads only this many bytes. */
const HEAD_LIMIT_BYTES = 300_000;

test.describe('for crawlers', { tag: ['@read-only', '@any-screen'] }, () => {
  for (const path of PAGES) {
    test(`${path} has its complete head in the first answer, for every user agent`, async ({
      request,
    }) => {
      for (const agent of AGENTS) {
        const html = await (await request.get(path, { headers: { 'User-Agent': agent } })).text();
        const head = html.slice(0, html.indexOf('</head>'));
        expect(head.length).toBeLessThan(HEAD_LIMIT_BYTES);
        expect(head).toMatch(/<title>[^<]{5,}<\/title>/);
        for (const tag of ['og:title', 'og:description', 'og:image', 'og:url']) {
          expect(head).toContain(`property="${tag}"`);
        }
        expect(head).toContain('rel="canonical"');
        expect(head).toContain('name="keywords"');
      }
    });
  }

  test('a product has a sharing JPEG of at most 300 kB', async ({ request }) => {
    const html = await (await request.get('/products/1001/hill-shade-arabica-beans')).text();
    const [, address = ''] = html.match(/property="og:image" content="([^"]+)"/) ?? [];
    const picture = await request.get(new URL(address).pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThanOrEqual(300_000);
  });

  test('search engines may index categories, but not searches and filters', async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text();
    expect(await read('/shop?search=tea')).toContain('content="noindex, follow"');
    expect(await read('/shop?brand=1')).toContain('content="noindex, follow"');
    expect(await read('/shop?category=401')).not.toContain('noindex');
  });

  test('the image optimiser of Next.js is disabled', async ({ request }) => {
    const answer = await request.get('/_next/image?url=%2Fart%2Flogo.svg&w=640&q=75');
    expect(answer.status()).toBe(404);
  });
});

import { expect, test } from './fixtures/test.ts';

const AGENTS = [
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1',
  'Twitterbot/1.0',
  'LinkedInBot/1.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0',
  'GPTBot/1.2',
  'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
];
const PAGES = [
  '/',
  '/shop',
  '/faq',
  '/blogs',
  '/event/1',
  '/categories/401/coffee',
  '/products/1001/hill-shade-arabica-beans',
];
/** WhatsApp reads only this many bytes. */
const HEAD_LIMIT_BYTES = 300_000;

/** What search engines and messengers read of a page; none of it may be outside of the head. */
const tagsOf = (html: string) =>
  (
    html.match(
      /<title>.*?<\/title>|<meta [^>]*>|<link rel="(?:canonical|manifest|search)[^>]*>/gs,
    ) ?? []
  ).join('\n');
const dataOf = (html: string) =>
  html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '';

test.describe('for crawlers', { tag: ['@read-only', '@any-screen'] }, () => {
  for (const path of PAGES) {
    test(`${path} has its complete head in the first answer, the same for every user agent`, async ({
      request,
    }) => {
      const heads = new Set<string>();
      for (const agent of AGENTS) {
        const html = await (await request.get(path, { headers: { 'User-Agent': agent } })).text();
        heads.add(tagsOf(html.slice(0, html.indexOf('</head>'))));
        expect(dataOf(html)).toMatch(/"@context":"https:\/\/schema.org"/);
        heads.add(tagsOf(html));
      }
      expect(heads.size).toBe(1);
      const [head = ''] = heads;
      expect(head.length).toBeLessThan(HEAD_LIMIT_BYTES);
      expect(head).toMatch(/<title>[^<]{5,}<\/title>/);
      for (const tag of ['type', 'title', 'description', 'image', 'image:alt', 'url']) {
        expect(head).toContain(`property="og:${tag}"`);
      }
      expect(head).toContain('rel="canonical"');
      expect(head).toContain('name="keywords"');
    });
  }

  test('a product has its price, and its own picture as a JPEG of at most 300 kB', async ({
    request,
  }) => {
    const html = await (await request.get('/products/1001/hill-shade-arabica-beans')).text();
    expect(html).toContain('<meta property="og:type" content="product"/>');
    expect(html).toMatch(/<meta property="product:price:amount" content="\d+\.\d\d"\/>/);
    const [, address = ''] = html.match(/property="og:image" content="([^"]+)"/) ?? [];
    expect(address).toMatch(/^https?:\/\/[^/]+\/media\/[0-9a-f]{16}\/share\.jpg$/);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    const picture = await request.get(new URL(address).pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThanOrEqual(300_000);
  });

  test('search engines may index categories and brands, but not searches and filters', async ({
    request,
  }) => {
    const read = async (path: string) => (await request.get(path)).text();
    expect(await read('/shop?search=tea')).toContain('content="noindex, follow"');
    expect(await read('/shop?brand=1&brand=2')).toContain('content="noindex, follow"');
    expect(await read('/categories/401/coffee')).not.toContain('noindex');
    expect(await read('/brands/2/kaapivana')).not.toContain('noindex');
  });

  test('unknown files are answered with 404 in a few bytes', async ({ request }) => {
    const files = ['/foo.png', '/x.php', '/.well-known/x', '/art/x.png', '/api/x', '/media/x.jpg'];
    for (const path of files) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 404]);
      expect((await answer.body()).length).toBeLessThan(100);
    }
  });

  test('the image optimiser of Next.js is disabled', async ({ request }) => {
    const answer = await request.get('/_next/image?url=%2Fart%2Flogo.svg&w=640&q=75');
    expect(answer.status()).toBe(404);
  });
});

import { test } from './fixtures/edge.ts';
import { expect } from './fixtures/test.ts';

const COFFEE = '/products/1001/hill-shade-arabica-beans';
const HINDI = { Cookie: 'language=hi' };

/** An address of every kind that leads elsewhere, and where. */
const REDIRECTS: [from: string, to: string, headers?: Record<string, string>][] = [
  ['/orders/1', '/login?next=%2Forders%2F1'],
  ['/dashboard', '/login?next=%2Fdashboard'],
  ['/pay/none', '/page-not-found'],
  ['/no-such-page', '/page-not-found'],
  ['/shop/', '/shop'],
  ['/web/shop', '/shop'],
  ['/reset-password/', '/'],
  ['/products/1001', COFFEE],
  ['/products/1001/tea', COFFEE],
  ['/hi/products/1001/%E0%A4', `/hi${COFFEE}`],
  ['/products/1001/100%25-natural', COFFEE],
  ['/shop?category=401', '/categories/401/coffee'],
  ['/.well-known/change-password', '/update-password'],
  ['/api/login/check?next=%2Fprofile', '/login?next=%2Fprofile'],
  ['/shop?search=tea', '/hi/shop?search=tea', HINDI],
  ['/cart', '/hi/cart', HINDI],
];

test('an address that leads elsewhere names a path alone, behind TLS too', {
  tag: '@any-screen',
}, async ({ playwright, baseURL, tlsOrigin }) => {
  for (const origin of [baseURL, tlsOrigin]) {
    // Where no certificate can be made.
    if (origin === undefined) continue;
    const request = await playwright.request.newContext({ ignoreHTTPSErrors: true });
    for (const [path, target, headers = {}] of REDIRECTS) {
      const answer = await request.get(origin + path, { headers, maxRedirects: 0 });
      expect([path, answer.headers().location]).toEqual([path, target]);
    }
    const choice = await request.post(`${origin}/api/language`, {
      form: { language: 'hi' },
      headers: { Origin: origin, Referer: `${origin}/faq` },
      maxRedirects: 0,
    });
    expect([choice.status(), choice.headers().location]).toEqual([303, '/hi/faq']);
    await request.dispose();
  }
});

test('a cut address of any kind is answered, and never by an error of the shop', {
  tag: '@any-screen',
}, async ({ request }) => {
  const answers = await Promise.all(
    ['/media/%', '/api/%', '/cards/%', '/%', '/demo/pay/%'].map(async (path) => [
      path,
      (await request.get(path)).status(),
    ]),
  );
  expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
});

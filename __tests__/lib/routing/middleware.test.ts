import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sealData } from 'iron-session';
import {
  getRedirectUrl,
  getRewrittenUrl,
  unstable_doesMiddlewareMatch,
} from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { allPages, type Page } from '@/contract/shop/pages';
import { pageAccess } from '@/lib/routing/page-access';
import { PUBLIC_PAGE } from '@/lib/routing/public-page-header';
import { config, middleware } from '@/middleware';
import { needsNoDecision } from '@/server/public-pages';

const SHOP = 'https://shop.example';

/** Whether the middleware runs for a path that the server has looked at. */
const runsFor = (path: string) =>
  unstable_doesMiddlewareMatch({
    config,
    url: SHOP + path,
    headers: needsNoDecision(path) ? { [PUBLIC_PAGE]: 'yes' } : {},
  });
const answer = async (path: string, cookie = '') =>
  middleware(new NextRequest(SHOP + path, { headers: { Cookie: cookie } }));

/** An example path of a row of the table. */
const example = ({ path }: Page) =>
  path
    .replaceAll(':id', '1001')
    .replaceAll(':slug', 'gir-cow-a2-ghee')
    .replaceAll(':desk', 'brands')
    .replaceAll(':entry', 'new')
    .replaceAll(':code', 'WELCOME10')
    .replaceAll(/:(token|txnid)/g, 'kJ3-_'.padEnd(43, 'x'));

test('the middleware runs for whatever the server has not marked', () => {
  expect(unstable_doesMiddlewareMatch({ config, url: `${SHOP}/cart` })).toBe(true);
  expect(unstable_doesMiddlewareMatch({ config, url: `${SHOP}/faq` })).toBe(true);
});

test.each(allPages().map((page) => [page.path, page.access, page] as const))(
  'the middleware runs for %s unless it is the same for everybody: %s',
  (_path, access, page) => {
    expect(pageAccess(example(page))).toBe(access);
    expect(runsFor(example(page))).toBe(access !== 'public');
  },
);

describe('the middleware does not run', () => {
  test.each([
    '/shop?category=401&page=2',
    '/shop?utm_source=mail',
    '/shop?category=401&search=&price_min=&sort=',
    '/categories/401/coffee?page=2',
    '/categories/401/coffee?mobile=true&search=',
    '/brands/2/kaapivana',
    '/brands/2?utm_source=mail',
    '/?mobile=true',
    '/page-not-found?mobile=true',
    '/api/cart',
    '/_next/static/a.js',
    '/media/0123456789abcdef/640.avif',
    '/demo/pay/abc?amount=1.00',
    '/art/logo.svg',
    '/fonts/eczar-basic.v2.woff2',
    '/icon.svg',
    '/robots.txt',
    '/.well-known/security.txt',
    '/merchant-feed.xml',
    '/sitemap-index.xml',
    '/cards/product/1001-0123456789.jpg',
    '/catalogue/sitemap/0.xml',
  ])('for %s', (path) => {
    expect(runsFor(path)).toBe(false);
  });
});

describe('the stores of chosen cities', () => {
  test.each([
    ['/store-locator?city=Mumbai', '/web/store-locator/city~3DMumbai'],
    [
      '/store-locator?city=Mumbai&city=Ahmedabad&mobile=true',
      '/app/store-locator/city~3DAhmedabad~26city~3DMumbai',
    ],
    ['/store-locator?city=%3Cb%3E', '/web/store-locator/all'],
  ])('%s have their own cached page', async (path, page) => {
    expect(runsFor(path)).toBe(true);
    expect(getRewrittenUrl(await answer(path))).toBe(SHOP + page);
  });
});

describe('an unknown path', () => {
  test.each([
    '/nowhere',
    '/products',
    '/products/abc',
    '/products/0',
    '/products/1001/reviews/tulsi/2',
    '/blogs/0',
    '/blogs/3/why-tulsi/2',
    '/journal/all/1',
    '/event-list/past_events/online',
    '/event/next',
    '/store-locator/all',
    '/shop/tea',
    '/categories',
    '/categories/coffee',
    '/categories/0/coffee?tag=2',
    '/brands/2/kaapivana/beans',
  ])('%s redirects to /page-not-found temporarily', async (path) => {
    expect(runsFor(path)).toBe(true);
    const response = await answer(path);
    expect(response.status).toBe(307);
    expect(getRedirectUrl(response)).toBe(`${SHOP}/page-not-found`);
  });

  test('keeps the surface of the mobile app', async () => {
    expect(getRedirectUrl(await answer('/nowhere?mobile=true'))).toBe(
      `${SHOP}/page-not-found?mobile=true`,
    );
  });
});

describe('an unknown file', () => {
  test.each([
    '/admin.php',
    '/wp-login.php?x=1',
    '/foo.png',
    '/apple-touch-icon.png',
    '/deep/below/style.min.css',
    '/.well-known/assetlinks.json',
    '/.env',
    '/.git/config',
  ])('%s answers 404 at once, in a few bytes', async (path) => {
    expect(runsFor(path)).toBe(true);
    const response = await answer(path);
    expect(response.status).toBe(404);
    expect((await response.text()).length).toBeLessThan(100);
  });
});

describe('a page with restricted access', () => {
  const password = 'a secret of at least thirty-two characters';
  let cookies: Record<'nobody' | 'visitor' | 'customer' | 'forger' | 'leaver', string>;
  const ended = createHash('sha256').update('their token').digest('hex').slice(0, 32);

  beforeAll(async () => {
    process.env.SESSION_SECRET = password;
    const login = { token: 'their token', customer: { firstName: 'Nandini', isStaff: false } };
    const customer = `vanya_login=${await sealData(login, { password })}`;
    cookies = {
      nobody: '',
      visitor: `vanya_session=${await sealData({ visitorId: '0'.repeat(32) }, { password })}`,
      customer,
      forger: `vanya_login=${await sealData(login, { password: password.toUpperCase() })}`,
      leaver: `${customer}; vanya_ended=${ended}`,
    };
  });

  test.each(['nobody', 'visitor', 'forger', 'leaver'] as const)(
    'redirects a %s to the login',
    async (who) => {
      const asked = await answer('/update-password', cookies[who]);
      expect(asked.status).toBe(307);
      expect(getRedirectUrl(asked)).toBe(`${SHOP}/login?next=%2Fupdate-password`);
      expect(getRedirectUrl(await answer('/login', cookies[who]))).toBeNull();
    },
  );

  test('admits a customer, and redirects one who opens the login to the home page', async () => {
    expect(getRedirectUrl(await answer('/update-password', cookies.customer))).toBeNull();
    for (const path of ['/login', '/signup', '/login?next=https%3A%2F%2Fevil.example']) {
      expect(getRedirectUrl(await answer(path, cookies.customer))).toBe(`${SHOP}/`);
    }
  });
});

test.each(['/voucher/welcome10', '/hi/voucher/WELCOME10'])(
  'the link of a voucher, %s, keeps its code where no script reads it',
  async (path) => {
    const cookie = (await answer(path)).headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/_voucher=WELCOME10;/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect((await answer('/cart')).headers.get('Set-Cookie')).toBeNull();
  },
);

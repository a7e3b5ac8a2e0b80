import { expect, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { OPEN_REDIRECTS } from '@/__tests__/support/open-redirects';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import { withoutShopApi } from '@/__tests__/support/without-shop-api';
import { accountCalls } from '@/app/api/calls/account';
import { routes, safePath } from '@/lib/routes';
import { middleware } from '@/middleware';

const { login } = accountCalls;

const SHOP = 'https://shop.example';

/** Resolves a URL as a browser on a page of the shop does. */
const siteOf = (location: string) => new URL(location, `${SHOP}/login`).origin;

withoutShopApi();

test('most of the spellings in the list lead browsers to another site', () => {
  expect(OPEN_REDIRECTS.length).toBeGreaterThanOrEqual(120);
  const followed = OPEN_REDIRECTS.filter(
    (text) => URL.canParse(text, SHOP) && siteOf(text) !== SHOP,
  );
  expect(followed.length).toBeGreaterThan(60);
});

test.each(OPEN_REDIRECTS)('%j never leads to another site', (text) => {
  expect(siteOf(safePath(text, '/shop'))).toBe(SHOP);
});

test('a login form redirects within the shop, for any fields', async () => {
  for (const text of OPEN_REDIRECTS) {
    const form = { email: 'a@b.example', password: 'x', next: text, from: text };
    const answer = await new StorefrontBrowser().send(login.POST, { form });
    expect(answer.status).toBe(303);
    expect(siteOf(answer.headers.get('Location') ?? '')).toBe(SHOP);
  }
});

test('a protected page redirects to the shop’s login, for any query', async () => {
  for (const text of OPEN_REDIRECTS) {
    const address = `${SHOP}${routes.updatePassword()}?next=${encodeURIComponent(text)}`;
    const answer = await middleware(new NextRequest(address));
    expect(siteOf(answer.headers.get('Location') ?? '')).toBe(SHOP);
  }
});

import { beforeAll, expect, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import * as login from '@/app/api/login/route';
import { routes, safePath } from '@/lib/routes';
import { middleware } from '@/middleware';
import { DoorBrowser } from '../../../support/door-browser';
import { OPEN_REDIRECTS } from '../../../support/open-redirects';

const SHOP = 'https://shop.example';

/** Where a browser on a page of the shop goes. */
const siteOf = (location: string) => new URL(location, `${SHOP}/login`).origin;

beforeAll(() => {
  Object.assign(process.env, {
    API_BASE_URL: 'http://127.0.0.1:9',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
  });
});

test('there are many ways to write another site, and browsers follow most of them', () => {
  expect(OPEN_REDIRECTS.length).toBeGreaterThanOrEqual(120);
  const followed = OPEN_REDIRECTS.filter(
    (text) => URL.canParse(text, SHOP) && siteOf(text) !== SHOP,
  );
  expect(followed.length).toBeGreaterThan(60);
});

test.each(OPEN_REDIRECTS)('%j leads nowhere else', (text) => {
  expect(siteOf(safePath(text, '/shop'))).toBe(SHOP);
});

test('a login form is sent on within the shop, whatever its fields say', async () => {
  for (const text of OPEN_REDIRECTS) {
    const form = { email: 'a@b.example', password: 'x', next: text, from: text };
    const answer = await new DoorBrowser().send(login.POST, { form });
    expect(answer.status).toBe(303);
    expect(siteOf(answer.headers.get('Location') ?? '')).toBe(SHOP);
  }
});

test('a guarded page sends to the shop’s own login, whatever its query says', async () => {
  for (const text of OPEN_REDIRECTS) {
    const address = `${SHOP}${routes.updatePassword()}?next=${encodeURIComponent(text)}`;
    const answer = await middleware(new NextRequest(address));
    expect(siteOf(answer.headers.get('Location') ?? '')).toBe(SHOP);
  }
});

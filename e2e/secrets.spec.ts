import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsealData } from 'iron-session';
import { logIn } from './fixtures/account.ts';
import { COFFEE } from './fixtures/cart.ts';
import { test } from './fixtures/login.ts';
import { expect } from './fixtures/test.ts';

/** The data folder of the tested shop, which contains its secrets. */
const SECRET_FILE = join(import.meta.dirname, '../.data-test/session-secret');
const PAGES = ['/', '/shop', '/products/1001', '/cart', '/wishlist', '/update-password'];

test('neither the login’s token nor the visitor’s id ever reaches the browser', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, fillCart }) => {
  await fillCart(COFFEE, 1);
  const visitorId = (await unseal('vanya_session')).visitorId ?? '';
  await logIn(context, baseURL);
  const token = (await unseal('vanya_login')).token ?? '';
  expect([visitorId.length, token.length]).toEqual([32, 43]);

  const seen: Promise<string>[] = [];
  page.on('response', (response) => {
    const isText = /json|html|javascript|text/.test(response.headers()['content-type'] ?? '');
    if (isText) seen.push(response.text().catch(() => ''));
    seen.push(Promise.resolve(JSON.stringify(response.headers())));
  });
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const stored = () => JSON.stringify([localStorage, sessionStorage, document.cookie]);
    seen.push(Promise.resolve(await page.evaluate(stored)));
  }

  const all = (await Promise.all(seen)).join('\n');
  expect(all).toContain('"loggedIn":true');
  for (const secret of [token, visitorId]) expect(all.includes(secret)).toBe(false);

  async function unseal(name: string): Promise<{ visitorId?: string; token?: string }> {
    const cookies = await context.cookies();
    const seal = cookies.find((cookie) => cookie.name === name)?.value ?? '';
    const password = readFileSync(SECRET_FILE, 'utf8').trim();
    return unsealData(decodeURIComponent(seal), { password });
  }
});

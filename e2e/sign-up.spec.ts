import { logIn } from './fixtures/account.ts';
import { fillLogin, isLoggedIn, mailOf } from './fixtures/account-forms.ts';
import { ADDRESS, test } from './fixtures/buyer.ts';
import { PASSWORD } from './fixtures/login.ts';
import { code, loggedIn, openLogin, sendCode } from './fixtures/login-screen.ts';
import { expect } from './fixtures/test.ts';

test('a customer who logs in by code on another device finds one account on both', {
  tag: '@any-screen',
}, async ({ page, context, browser, baseURL, newNumber, readCode }) => {
  const mobile = await newNumber();
  const email = mailOf(mobile);
  await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
  const headers = { Origin: new URL(baseURL ?? '').origin };
  const added = await context.request.post('/api/addresses', { data: ADDRESS, headers });
  expect(added.status()).toBe(200);

  const phone = await browser.newContext({ baseURL });
  const second = await phone.newPage();
  await second.goto('/shop');
  await openLogin(second);
  await sendCode(second, mobile);
  await code(second).fill(await readCode(mobile));
  await expect(loggedIn(second)).toBeVisible();
  await second.goto('/profile#addresses');
  await expect(second.getByText(ADDRESS.address_line_1).first()).toBeVisible();
  await expect(second.getByText(email).first()).toBeAttached();
  await phone.close();

  expect(await isLoggedIn(page)).toBe(true);
  await context.clearCookies();
  await page.goto('/login?next=/profile%23addresses');
  await fillLogin(page, email, PASSWORD);
  await expect(page.getByText(ADDRESS.address_line_1).first()).toBeVisible();
});

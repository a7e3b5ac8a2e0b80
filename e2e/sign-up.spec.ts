import { accountMessages } from '../contract/messages/account.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { button, field, fillLogin, isLoggedIn, mailOf } from './fixtures/account-forms.ts';
import { ADDRESS, test } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import { freeNumber, PASSWORD } from './fixtures/login.ts';
import { code, loggedIn, openLogin, sendCode } from './fixtures/login-screen.ts';
import { expect } from './fixtures/test.ts';

test('a guest with a new number goes from the cart to the checkout and types everything once', async ({
  page,
  fillCart,
  readCode,
}) => {
  test.slow();
  const mobile = freeNumber();
  await fillCart(COFFEE, 2);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await sendCode(page, mobile);
  await code(page).fill(await readCode(mobile));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expectAccessible(page);
  await field(page, /^First name/).fill('Asha');
  await field(page, /^Last name/).fill('Patel');
  await field(page, /^Email/).fill(mailOf(mobile));
  await field(page, /^Password/).fill(PASSWORD);
  await expect(button(page, 'Create account')).toBeEnabled();
  await button(page, 'Create account').click();
  await expect(page.getByText(accountMessages.signedUp)).toBeVisible();
  // The checkout asks a customer without an address for one.
  await expect(page).toHaveURL(/next=%2Fcheckout|\/checkout/);
  await expect(field(page, /^(Full n|N)ame/).first()).toHaveValue('Asha Patel');
  await expect(field(page, /^Mobile/).first()).toHaveValue(mobile);
});

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

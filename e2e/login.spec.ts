import { accountApiMessages, accountMessages } from '../contract/messages/account.ts';
import { cartMessages } from '../contract/messages/cart.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { CUSTOMER, logIn, STAFF } from './fixtures/account.ts';
import { COFFEE } from './fixtures/cart.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { freeNumber, test } from './fixtures/login.ts';
import {
  code,
  dialog,
  loggedIn,
  number,
  openAccount,
  openLogin,
  sendCode,
} from './fixtures/login-screen.ts';
import { expect } from './fixtures/test.ts';

test('a number and its code log in, and the cart is merged', { tag: '@any-screen' }, async ({
  page,
  fillCart,
  newNumber,
  readCode,
}) => {
  const mobile = await newNumber();
  await fillCart(COFFEE, 2);
  await page.goto('/');
  await openLogin(page);
  await sendCode(page, mobile);
  await code(page).pressSequentially(await readCode(mobile));
  await expect(loggedIn(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await openAccount(page, 'Asha');
  await expect(
    page.getByRole('button', { name: 'Logout' }).filter({ visible: true }),
  ).toBeVisible();
});

test.describe('a wrong code', () => {
  test.use({ expectedComplaints: [/status of 422/] });

  test('displays an error, is kept and can be overwritten', { tag: '@any-screen' }, async ({
    page,
    newNumber,
    readCode,
  }) => {
    const mobile = await newNumber();
    await page.goto('/shop');
    await openLogin(page);
    await sendCode(page, mobile);
    const right = await readCode(mobile);
    const wrong = right === '111111' ? '222222' : '111111';
    await code(page).pressSequentially(wrong);
    await expect(code(page)).toHaveAccessibleDescription(accountApiMessages.wrongCode);
    await expect(page.getByRole('alert').filter({ hasText: 'The OTP is not right' })).toBeVisible();
    await expect(code(page)).toHaveValue(wrong);
    await expectContentAccessible(page);
    await code(page).pressSequentially(right);
    await expect(loggedIn(page)).toBeVisible();
  });
});

test('a second code can be sent after 30 seconds, and only the newest works', {
  tag: '@any-screen',
}, async ({ page, readCode }) => {
  const mobile = freeNumber();
  await page.clock.install();
  await page.goto('/shop');
  await openLogin(page);
  await sendCode(page, mobile);
  const first = await readCode(mobile);
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await expect(page.getByText(/^Resend in 0:[23]\d$/)).toBeVisible();
  await expect(resend).toBeDisabled();
  await page.clock.runFor(31_000);
  await resend.click();
  await expect(page.getByText(/^Resend in/)).toBeVisible();
  await expect(async () => expect(await readCode(mobile)).not.toBe(first)).toPass();
  await code(page).fill(await readCode(mobile));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
});

test('the cart asks for a login and then opens the checkout', { tag: '@any-screen' }, async ({
  page,
  fillCart,
  newNumber,
  readCode,
}) => {
  const mobile = await newNumber();
  await fillCart(COFFEE);
  await page.route('**/checkout*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Checkout</title>' }),
  );
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(page.getByText(cartMessages.loginToOrder)).toBeVisible();
  await sendCode(page, mobile);
  await code(page).fill(await readCode(mobile));
  await expect(page).toHaveURL('/checkout');
  await expect(page).toHaveTitle('Checkout');
});

test('email and password return to the page', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/categories/401/coffee');
  await openLogin(page);
  await page.getByRole('link', { name: 'Use email and password' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByLabel(/^Password/).fill(CUSTOMER.password);
  await page.getByRole('button', { name: /^(Login|Log in)$/ }).click();
  await expect(loggedIn(page)).toBeVisible();
  await expect(page).toHaveURL('/categories/401/coffee');
});

for (const surface of ['', '?mobile=true'])
  test(`/login${surface} shows one form at a time, and a new number is told that it is confirmed`, {
    tag: '@any-screen',
  }, async ({ page, readCode }) => {
    const mobile = freeNumber();
    await page.goto(`/login${surface}`);
    await isHydrated(page.getByLabel('Email'));
    await page.getByText('Use a code by SMS').click();
    await expect(number(page)).toBeFocused();
    await expect(page.getByLabel('Email')).toBeHidden();
    await page.getByText('Use email and password').click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(number(page)).toBeHidden();
    await page.getByText('Use a code by SMS').click();
    await expectContentAccessible(page);
    await sendCode(page, mobile);
    await code(page).fill(await readCode(mobile));
    await expect(page).toHaveURL(/\/signup/);
    await expect(page.getByRole('main')).toContainText(/\+91 \d{5} \d{5} is confirmed/);
    await expect(page.getByLabel(/^Password/)).toHaveCount(1);
  });

test('a logout is confirmed and applies to other tabs', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL);
  const second = await context.newPage();
  await second.goto('/shop');
  await page.goto('/shop');
  await openAccount(page, CUSTOMER.firstName);
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page.getByText(accountMessages.loggedOut)).toBeVisible();
  await expect(page).toHaveURL('/');
  await second.bringToFront();
  await openLogin(second);
});

test('staff find the dashboard in their menu', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL, STAFF);
  await page.goto('/shop');
  await openAccount(page, STAFF.firstName);
  const link = (name: string) => page.getByRole('link', { name }).filter({ visible: true });
  await expect(link('My account')).toHaveCount(1);
  await expect(link('Dashboard')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is requested by plain forms', { tag: '@any-screen' }, async ({
    page,
    newNumber,
    readCode,
  }) => {
    const mobile = await newNumber();
    await page.goto('/login?next=/cart');
    await page.getByText('Use a code by SMS').click();
    await number(page).fill(mobile);
    await page.getByRole('button', { name: 'Continue' }).click();
    await code(page).fill(await readCode(mobile));
    await page.getByRole('button', { name: 'Verify and log in' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(loggedIn(page)).toBeVisible();
  });
});

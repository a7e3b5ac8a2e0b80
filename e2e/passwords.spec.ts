import { accountMessages } from '../contract/messages/account.ts';
import { passwordApiMessages } from '../contract/messages/password.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { button, field, fillLogin, isLoggedIn, mailOf } from './fixtures/account-forms.ts';
import { ADDRESS, test } from './fixtures/buyer.ts';
import { PASSWORD } from './fixtures/login.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { readMailedPath } from './fixtures/read-mail.ts';
import { expect, type Page } from './fixtures/test.ts';

const NEW_PASSWORD = 'Neem-leaf-85';
const LONE_LINK = `/reset-password/${'a'.repeat(43)}`;

async function choosePassword(page: Page, password: string): Promise<void> {
  await field(page, /^New password/).fill(password);
  await field(page, /^Confirm password/).fill(password);
}

test.describe('a forgotten password', () => {
  // The answer to a press of the button changes the page, on a busy machine later than at once.
  test.use({ expectedComplaints: [/status of (404|422)/], mayMove: true });

  test('is replaced with a mailed link and a code, and the orders stay', {
    tag: '@any-screen',
  }, async ({ page, context, newBuyer, readCode }) => {
    // Emails are sent within some seconds.
    test.slow();
    const { email } = await newBuyer(ADDRESS);
    const mobile = /\d{10}/.exec(email)?.[0] ?? '';
    const order = await placeCashOrder(page);
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/reset-password');
    await field(page, /^Email/).fill(email);
    await expect(button(page, 'Send the link')).toBeEnabled();
    await expectContentAccessible(page);
    await button(page, 'Send the link').click();
    await expect(page.getByRole('dialog', { name: 'Check your mail' })).toContainText(
      passwordApiMessages.linkSent,
    );
    await expectContentAccessible(page);

    const link = await readMailedPath(email);
    await page.goto(link);
    await choosePassword(page, NEW_PASSWORD);
    await expectContentAccessible(page);
    const known = await readCode(mobile);
    await button(page, 'Set new password').click();
    await expect(field(page, /^OTP/)).toBeVisible();
    await expectContentAccessible(page);
    await expect(async () => expect(await readCode(mobile)).not.toBe(known)).toPass();
    await field(page, /^OTP/).fill(await readCode(mobile));
    await button(page, 'Set new password').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').filter({ hasText: /password/i })).toBeVisible();

    await page.goto('/login');
    await fillLogin(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL('/shop');
    await page.goto('/profile#orders');
    await expect(page.getByText(order).filter({ visible: true }).first()).toBeVisible();

    await page.goto(link);
    await choosePassword(page, PASSWORD);
    await button(page, 'Set new password').click();
    await expect(page.getByText('This link is no longer valid.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  test('a truncated link displays an error, one without its token leads home, and no link is sent to another site', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/reset-password/cut-off');
    await expect(page.getByText('This link is not complete.')).toBeVisible();
    await expectContentAccessible(page);
    await page.goto('/reset-password/');
    await expect(page).toHaveURL('/');
    await page.goto(LONE_LINK);
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin');
  });
});

test('a changed password ends every login and is confirmed on the home page', {
  tag: '@any-screen',
}, async ({ page, context, browser, baseURL, newNumber }) => {
  const email = mailOf(await newNumber());
  const other = await browser.newContext({ baseURL });
  await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
  await logIn(other, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
  await page.goto('/update-password');
  await page.evaluate(() => localStorage.setItem('giftMessage', 'For Asha'));
  await field(page, /^Old password/).fill(PASSWORD);
  await choosePassword(page, NEW_PASSWORD);
  await expect(button(page, 'Change password')).toBeEnabled();
  await expectContentAccessible(page);
  await button(page, 'Change password').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: /password/i })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('giftMessage'))).toBeNull();
  expect(await isLoggedIn(page)).toBe(false);
  expect(await isLoggedIn(await other.newPage())).toBe(false);
  await other.close();
});

test('logging out of all devices ends every login', { tag: '@any-screen' }, async ({
  page,
  context,
  browser,
  baseURL,
  newNumber,
}) => {
  const email = mailOf(await newNumber());
  const other = await browser.newContext({ baseURL });
  await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
  await logIn(other, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
  await page.goto('/update-password');
  await button(page, 'Log out of all devices').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(accountMessages.loggedOut)).toBeVisible();
  expect(await isLoggedIn(page)).toBe(false);
  expect(await isLoggedIn(await other.newPage())).toBe(false);
  await other.close();
});

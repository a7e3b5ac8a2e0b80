import { accountApiMessages, accountMessages } from '../contract/messages/account.ts';
import { passwordMessages } from '../contract/messages/password.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { CUSTOMER } from './fixtures/account.ts';
import { button, field, fillLogin, isLoggedIn, mailOf } from './fixtures/account-forms.ts';
import { freeNumber, PASSWORD, test } from './fixtures/login.ts';
import { code, dialog } from './fixtures/login-screen.ts';
import { expect } from './fixtures/test.ts';

test.describe('logging in by email', () => {
  // A refusal appears when the server has answered.
  test.use({ mayMove: true });

  test.use({ expectedComplaints: [/status of 422/] });

  test('displays the errors, then redirects to the requested page', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/login?next=/wishlist');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
    await button(page, 'Login').click();
    await expect(page.getByText('Email is required').first()).toBeVisible();
    await expect(field(page, /^Email/)).toBeFocused();
    await expectContentAccessible(page);

    await fillLogin(page, CUSTOMER.email, 'Wrong@1234');
    await expect(page.getByRole('main').getByText(accountApiMessages.wrongLogin)).toBeVisible();
    await expect(field(page, /^Email/)).toHaveValue(CUSTOMER.email);

    await fillLogin(page, CUSTOMER.email, CUSTOMER.password);
    await expect(page.getByText(accountMessages.loggedIn)).toBeVisible();
    await expect(page).toHaveURL('/wishlist');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeHidden();
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  test('offers the login code on the same page', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/login');
    await page.getByText('Use a code by SMS').click();
    await expect(field(page, /^Mobile number/)).toBeVisible();
    await expectContentAccessible(page);
  });
});

test.describe('signing up', () => {
  // The next page comes when the server has checked the code.
  test.use({ mayMove: true });

  test('ticks the password rules, requires the captcha and the code of the number', {
    tag: '@any-screen',
  }, async ({ page, readCode }) => {
    const mobile = freeNumber();
    const hasLooked = Promise.withResolvers<void>();
    await page.route('**/api/captcha?*', async (route) => {
      await hasLooked.promise;
      await route.continue();
    });
    await page.goto('/signup');
    const create = button(page, 'Create account');
    await expect(create).toBeDisabled();
    await field(page, /^Email/).press('Enter');
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(field(page, /^First name/)).toBeFocused();
    await expectContentAccessible(page);
    hasLooked.resolve();

    await field(page, /^First name/).fill('Asha');
    await field(page, /^Last name/).fill('Shah');
    await field(page, /^Email/).fill(mailOf(mobile));
    await field(page, /^Mobile number/).fill(mobile);
    await field(page, /^Password/).fill(PASSWORD);
    await expect(page.getByText('Strong enough')).toBeAttached();
    await field(page, /^Confirm password/).fill(`${PASSWORD}!`);
    await field(page, /^Email/).click();
    await expect(page.getByText(passwordMessages.different)).toBeVisible();
    await field(page, /^Confirm password/).fill(PASSWORD);

    await expect(page.getByRole('checkbox', { name: 'Checked: not a robot' })).toBeChecked();
    await expect(create).toBeEnabled();
    await expectContentAccessible(page);
    await create.click();
    await expect(dialog(page)).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expectContentAccessible(page);
    await code(page).fill(await readCode(mobile));
    await expect(page.getByText(accountMessages.signedUp).first()).toBeVisible();
    await expect(page).toHaveURL('/shop');
    expect(await isLoggedIn(page)).toBe(true);
  });
});

test.describe('an email that already has an account', () => {
  // The answer ends the sheet of the code some time after the last digit.
  test.use({ expectedComplaints: [/status of 422/], mayMove: true });

  test('is refused beside its field, and the input is kept', { tag: '@any-screen' }, async ({
    page,
    newNumber,
    readCode,
  }) => {
    const email = mailOf(await newNumber());
    const mobile = freeNumber();
    await page.goto('/signup');
    await field(page, /^First name/).fill('Asha');
    await field(page, /^Last name/).fill('Shah');
    await field(page, /^Email/).fill(email.toUpperCase());
    await field(page, /^Mobile number/).fill(mobile);
    await field(page, /^Password/).fill(PASSWORD);
    await field(page, /^Confirm password/).fill(PASSWORD);
    await expect(button(page, 'Create account')).toBeEnabled();
    await button(page, 'Create account').click();
    await code(page).fill(await readCode(mobile));
    await expect(page.getByText(accountMessages.signUpFailed)).toBeVisible();
    await expect(field(page, /^Email/)).toHaveAccessibleDescription(/already exists/);
    await expect(field(page, /^Email/)).toBeFocused();
    await expect(field(page, /^Password/)).toHaveValue(PASSWORD);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a login is a plain form that keeps the email and the return path', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/update-password');
    await expect(page).toHaveURL('/login?next=%2Fupdate-password');
    await fillLogin(page, CUSTOMER.email, 'Wrong@1234');
    await expect(page.getByRole('alert')).toHaveText(accountApiMessages.wrongLogin);
    await expect(field(page, /^Email/)).toHaveValue(CUSTOMER.email);
    await fillLogin(page, CUSTOMER.email, CUSTOMER.password);
    await expect(page).toHaveURL('/update-password');
    expect(await isLoggedIn(page)).toBe(true);
  });

  test('a form with a captcha displays that it requires scripts', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/signup');
    await expect(page.locator('main noscript div').last()).toHaveText(
      /Please switch JavaScript on/,
    );
    await expect(page.locator('main noscript div').last()).toBeVisible();
  });
});

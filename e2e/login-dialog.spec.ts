import { accountMessages } from '../contract/messages/account.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { CUSTOMER, logIn } from './fixtures/account.ts';
import { test } from './fixtures/login.ts';
import { dialog, number, openAccount, openLogin, sendCode } from './fixtures/login-screen.ts';
import { expect } from './fixtures/test.ts';

test('the dialog closes like every dialog and restores the focus', async ({ page }) => {
  await page.goto('/shop');
  const isPhone = (page.viewportSize()?.width ?? 0) < 769;
  const opener = isPhone
    ? page.getByRole('button', { name: 'Menu', exact: true })
    : page.getByRole('link', { name: 'Login', exact: true });
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.getByRole('button', { name: 'Not now' }).click(),
    () => page.mouse.click(4, 4),
  ];
  for (const close of closings) {
    await openLogin(page);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('both steps have no accessibility findings and fit on the screen', async ({
  page,
  newNumber,
}) => {
  const mobile = await newNumber();
  await page.goto('/shop');
  await openLogin(page);
  await expectContentAccessible(page);
  await sendCode(page, mobile);
  await expectContentAccessible(page);
  const excess = await dialog(page).evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(excess).toBe(0);
});

test.describe('on the home page', () => {
  test.use({ invitation: true });

  test('the login opens automatically, once per session', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(16_000);
    await expect(dialog(page)).toBeVisible();
    const isPhone = (page.viewportSize()?.width ?? 0) < 769;
    // On phones the field is not focused, so that the keyboard stays closed.
    const focused = isPhone ? page.getByRole('button', { name: 'Not now' }) : number(page);
    await expect(focused).toBeFocused();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(20_000);
    await expect(dialog(page)).toBeHidden();
  });

  test('it does not open inside the mobile app', { tag: '@any-screen' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/?mobile=true');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(20_000);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/?mobile=true');
  });

  test('it does not open for customers', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL);
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(20_000);
    await expect(dialog(page)).toBeHidden();
  });

  test('it does not open just after a logout', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL);
    await page.goto('/');
    await openAccount(page, CUSTOMER.firstName);
    await page.clock.install();
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await expect(page.getByText(accountMessages.loggedOut)).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(dialog(page)).toBeHidden();
  });
});

import { orderMessages } from '../contract/messages/orders.ts';
import { profileApiMessages, profileMessages } from '../contract/messages/profile.ts';
import { expectAccessible, expectContentAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { button, field, mailOf } from './fixtures/account-forms.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { expect } from './fixtures/test.ts';

let account: { email: string; password: string; firstName: string };

test.beforeEach(async ({ context, baseURL, newNumber }) => {
  account = { email: mailOf(await newNumber()), password: PASSWORD, firstName: 'Asha' };
  await logIn(context, baseURL, account);
});

test.describe('the tabs of the profile', () => {
  // Back changes the part, and so where the page ends, without a tap.
  test.use({ mayMove: true });

  test('are displayed one at a time, selected by the URL', async ({ page }) => {
    await page.goto('/profile#orders');
    await expect(page.getByText('You have not ordered anything yet')).toBeVisible();
    await expect(page.getByText(account.email).last()).toBeHidden();
    // The frame of a customer has other words and links than that of a visitor.
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Details', exact: true }).click();
    await expect(page.getByText('First name')).toBeVisible();
    await expect(page).toHaveURL(/\/profile#details$/);
    await expectContentAccessible(page);
    await page.goBack();
    await expect(page.getByText('You have not ordered anything yet')).toBeVisible();
  });
});

test('the details are edited; the email is read-only', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit details' }).click();
  await expect(field(page, /^Email/)).not.toBeEditable();
  await page.getByRole('textbox', { name: 'Company' }).fill('Neem & Co');
  await field(page, /^Mobile number/).fill('98250');
  await button(page, 'Save details').click();
  await expect(page.getByText(profileApiMessages.invalidMobile)).toBeVisible();
  await expectContentAccessible(page);
  await page.reload();
  await page.getByRole('textbox', { name: 'Company' }).fill('Neem & Co');
  await button(page, 'Save details').click();
  await expect(page.getByText(profileApiMessages.updated)).toBeVisible();
  await expect(page.getByText('Neem & Co')).toBeVisible();
});

test('an account is deactivated after confirmation', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/profile');
  await button(page, 'Deactivate account').click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate your account?' });
  await expectContentAccessible(page);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();
  await button(page, 'Deactivate account').click();
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click();
  await expect(page.getByText(profileMessages.closed)).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
});

test.describe('an unknown order', () => {
  test('is not found, and a link leads back to the orders', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/orders/999999999');
    await expect(page.getByRole('heading', { name: orderMessages.notFound })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
    await expect(page).toHaveURL(/\/profile#orders$/);
    await expect(page.getByText('You have not ordered anything yet')).toBeVisible();
  });
});

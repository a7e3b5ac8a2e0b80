import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillLogin } from '../../../e2e/fixtures/account-forms.ts';
import { PASSWORD } from '../../../e2e/fixtures/login.ts';
import type { Walk } from '../hands/walk.ts';

export const OWNER = 'owner@nilgiri-pantry.in';

/** A live shop asks its staff for a second factor before anything else. */
async function setUpFactor(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard/second-factor');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByRole('textbox', { name: /^Code of the app/ }).fill(code);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Your second factor is set up.')).toBeVisible();
}

/** The command prints a link, which sets the password; the account menu leads to the desk. */
export async function logIn({ page, shop }: Walk): Promise<void> {
  await page.goto('/shop');
  await expect(page.getByText('The first goods are on their way.')).toBeVisible();
  await page.goto(await shop.makeStaff(OWNER));
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.goto('/login');
  await fillLogin(page, OWNER, PASSWORD);
  await expect(page).toHaveURL(/\/shop$/);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await setUpFactor(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Before the shop opens' })).toBeVisible();
  await expect(page.getByText('1 of 9 done')).toBeVisible();
}

import { expect, type Page } from '@playwright/test';
import { accountMessages } from '../../../contract/messages/account.ts';
import { cartMessages } from '../../../contract/messages/cart.ts';
import { button, field } from '../../../e2e/fixtures/account-forms.ts';
import { freeNumber } from '../../../e2e/fixtures/login.ts';
import { code, number } from '../../../e2e/fixtures/login-screen.ts';
import type { Walk } from '../hands/walk.ts';
import type { LiveShop } from '../shop/open-live-shop.ts';
import { TURMERIC } from './products.ts';

const SHOPPER = 'asha@nilgiri-shoppers.in';

/** Somebody new finds a product on a phone, buys it for cash, and gets a mail about it. */
export async function buying({ browser, shop }: Walk): Promise<void> {
  const phone = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'en-IN', ...phone });
  const page = await context.newPage();
  await putIntoCart(page);
  await signUp(page, freeNumber(), shop.codeOf);
  await confirmEmail(page, shop);
  await page.getByRole('textbox', { name: /^PIN code/ }).fill('400001');
  await expect(page.getByText('Mumbai, Maharashtra').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Flat or house/ }).fill('12 Neem Lane');
  await page.getByRole('textbox', { name: /^Area and street/ }).fill('Fort');
  await button(page, 'Save address').click();
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await button(page, /^Place order/).click();
  await expect(page.getByRole('heading', { name: /^Thank you, Asha.* is placed$/ })).toBeVisible();
  const mails = () => shop.mailsTo(SHOPPER).join('\n');
  await expect.poll(mails).toContain(TURMERIC.name);
  expect(mails()).toContain('Nilgiri Pantry');
  await context.close();
}

async function putIntoCart(page: Page): Promise<void> {
  await page.goto('/shop?search=turmeric');
  await page.getByRole('link', { name: TURMERIC.name }).first().click();
  await expect(page.getByRole('heading', { name: TURMERIC.name, level: 1 })).toBeVisible();
  await button(page, 'Add to cart').filter({ visible: true }).first().click();
  await expect(page.getByText(cartMessages.added)).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
}

async function signUp(page: Page, mobile: string, codeOf: (mobile: string) => string | undefined) {
  await number(page).fill(mobile);
  await button(page, 'Continue').click();
  await expect(code(page)).toBeFocused();
  await expect.poll(() => codeOf(mobile)).toBeDefined();
  await code(page).fill(codeOf(mobile) ?? '');
  await field(page, /^Name/).fill('Asha Patel');
  await field(page, /^Email/).fill(SHOPPER);
  await button(page, 'Create account').click();
  await expect(page.getByText(accountMessages.signedUp)).toBeVisible();
}

/** News of orders is mailed to an address that somebody has confirmed. */
async function confirmEmail(page: Page, shop: Pick<LiveShop, 'mailsTo'>): Promise<void> {
  const link = () => /https?:\S+\/confirm-email\/\S+/.exec(shop.mailsTo(SHOPPER).join('\n'))?.[0];
  await expect.poll(link).toBeDefined();
  const tab = await page.context().newPage();
  await tab.goto(link() ?? '');
  await button(tab, 'Confirm').click();
  await expect(tab).toHaveURL(/\/profile/);
  await tab.close();
}

import { accountMessages } from '../contract/messages/account.ts';
import { reviewApiMessages } from '../contract/messages/reviews.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { button, field, mailOf } from './fixtures/account-forms.ts';
import { COFFEE } from './fixtures/cart.ts';
import { freeNumber, PASSWORD, test } from './fixtures/login.ts';
import { code, sendCode } from './fixtures/login-screen.ts';
import { readMessages } from './fixtures/read-mail.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import type { Page } from './fixtures/test.ts';
import { expect } from './fixtures/test.ts';

/** Typical 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

async function signUp(page: Page, mobile: string, readCode: (mobile: string) => Promise<string>) {
  await sendCode(page, mobile);
  await code(page).fill(await readCode(mobile));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expectAccessible(page);
  await field(page, /^First name/).fill('Asha');
  await field(page, /^Last name/).fill('Patel');
  await field(page, /^Email/).fill(mailOf(mobile));
  await field(page, /^Password/).fill(PASSWORD);
  await button(page, 'Create account').click();
  await expect(page.getByText(accountMessages.signedUp)).toBeVisible();
}

async function addAddress(page: Page, mobile: string) {
  const input = (name: RegExp) => page.getByRole('textbox', { name });
  await expect(input(/^Full name/)).toHaveValue('Asha Patel');
  await expect(input(/^Mobile/)).toHaveValue(mobile);
  await input(/^PIN code/).fill('380009');
  await expect(page.getByRole('combobox', { name: /^City/ })).toHaveValue('57606');
  await input(/^Flat or house/).fill('12 Neem Lane');
  await input(/^Area and street/).fill('Navrangpura');
  await button(page, 'Save address').click();
}

/** Orders for cash, and returns the id of the order. */
async function orderForCash(page: Page): Promise<number> {
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await button(page, /^Place order/).click();
  await expect(page.getByRole('heading', { name: /^Thank you, Asha.* is placed$/ })).toBeVisible();
  const order = page.locator('a[href^="/orders/"]').first();
  const [, id = '0'] = /\/orders\/(\d+)/.exec((await order.getAttribute('href')) ?? '') ?? [];
  return Number(id);
}

// Pages change by what the server answers some time after a tap.
test.use({ mayMove: true });

test('a guest buys for cash, gets messages, reviews the goods and asks for a replacement', {
  tag: '@any-screen',
}, async ({ page, fillCart, readCode }) => {
  test.setTimeout(120_000);
  const mobile = freeNumber();
  await fillCart(COFFEE, 2);
  await slowDown(page);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await signUp(page, mobile, readCode);
  await addAddress(page, mobile);
  await expect(page).toHaveURL(/\/checkout/);
  const id = await orderForCash(page);

  await expect.poll(() => readMessages(mobile)).toMatch(/order VN\d+ of .* has reached us/);
  await moveAsStaff(id, 'Confirmed', 'Packed', 'Shipped', 'Delivered');
  await expect.poll(() => readMessages(mobile)).toMatch(/was delivered/);

  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('main')).toContainText('Delivered');
  await button(page, /^Write a review/)
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your review').fill('Smells like the first rain on a hill.');
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText(reviewApiMessages.thanks)).toBeVisible();

  await page.getByRole('link', { name: 'Ask for a replacement or refund' }).click();
  await page.getByRole('combobox', { name: /^What happened/ }).selectOption('damaged');
  await page.getByRole('radio', { name: /eplace/ }).check();
  await button(page, 'Send request').click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}`));
  await expect(page.getByRole('list', { name: 'Course of the request' })).toBeVisible();
  await expect.poll(() => readMessages(mobile)).toMatch(/has your request/);
});

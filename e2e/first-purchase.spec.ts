import { accountMessages } from '../contract/messages/account.ts';
import { cartMessages } from '../contract/messages/cart.ts';
import { reviewApiMessages } from '../contract/messages/reviews.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { button, field } from './fixtures/account-forms.ts';
import { COFFEE } from './fixtures/cart.ts';
import { press, useKeyboard, write } from './fixtures/keyboard.ts';
import { freeNumber, test } from './fixtures/login.ts';
import { code, number } from './fixtures/login-screen.ts';
import { readMessages } from './fixtures/read-mail.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import { expect, type Page } from './fixtures/test.ts';

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

/** Counts what a finger presses, over all pages of the visit. */
async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem('taps'));
    const add = () => sessionStorage.setItem('taps', String(count() + 1));
    addEventListener('pointerdown', add, { capture: true });
  });
}

const tapsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')));

/** Keeps a picture of the screen with the results of the test. */
async function film(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
}

/** Opens the product from a link, and goes on to the checkout. */
async function buy(page: Page): Promise<void> {
  await page.goto(`/products/${COFFEE.id}/hill-shade-arabica-beans`);
  await film(page, '1 the product');
  await press(button(page, 'Add to cart').filter({ visible: true }).first());
  await expect(page.getByText(cartMessages.added)).toBeVisible();
  await press(page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first());
  const checkout = page.getByRole('link', { name: 'Go to checkout' }).first();
  await expect(checkout).toBeVisible();
  await film(page, '2 the cart');
  await press(checkout);
}

async function signUp(page: Page, mobile: string, readCode: (mobile: string) => Promise<string>) {
  await write(number(page), mobile);
  await film(page, '3 the number');
  await press(button(page, 'Continue'));
  await expect(code(page)).toBeFocused();
  await film(page, '4 the code');
  await code(page).fill(await readCode(mobile));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expectAccessible(page);
  await film(page, '5 the sign-up');
  await write(field(page, /^Name/), 'Asha Patel');
  await film(page, '6 the name');
  await press(button(page, 'Create account'));
  await expect(page.getByText(accountMessages.signedUp)).toBeVisible();
}

async function addAddress(page: Page, mobile: string) {
  const input = (name: RegExp) => page.getByRole('textbox', { name });
  await expect(input(/^Full name/)).toHaveValue('Asha Patel');
  await expect(input(/^Mobile/)).toHaveValue(mobile);
  await film(page, '8 the address');
  await write(input(/^PIN code/), '380009');
  await expect(page.getByRole('combobox', { name: /^City/ })).toHaveValue('57606');
  await write(input(/^Flat or house/), '12 Neem Lane');
  await write(input(/^Area and street/), 'Navrangpura');
  await film(page, '9 the street');
  await press(button(page, 'Save address'));
}

/** Orders for cash, and returns the id of the order. */
async function orderForCash(page: Page): Promise<number> {
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await film(page, '10 the checkout');
  await press(button(page, /^Place order/));
  await expect(page.getByRole('heading', { name: /^Thank you, Asha.* is placed$/ })).toBeVisible();
  await film(page, '11 the order');
  const order = page.locator('a[href^="/orders/"]').first();
  const [, id = '0'] = /\/orders\/(\d+)/.exec((await order.getAttribute('href')) ?? '') ?? [];
  return Number(id);
}

// Pages change by what the server answers some time after a tap.
test.use({ mayMove: true, viewport: { width: 390, height: 664 } });

test('a guest buys for cash, gets messages, reviews the goods and asks for a replacement', {
  tag: '@any-screen',
}, async ({ page, readCode }) => {
  test.setTimeout(120_000);
  const mobile = freeNumber();
  await useKeyboard(page);
  await slowDown(page);
  await countTaps(page);
  await buy(page);
  await signUp(page, mobile, readCode);
  await addAddress(page, mobile);
  await expect(page).toHaveURL(/\/checkout/);
  const id = await orderForCash(page);
  const taps = await tapsOf(page);
  expect(taps).toBeGreaterThan(5);
  expect(taps).toBeLessThanOrEqual(14);

  await expect.poll(() => readMessages(mobile)).toMatch(/order VN\d+ of .* has reached us/);
  await moveAsStaff(id, 'Confirmed', 'Packed', 'Shipped', 'Delivered');
  await expect.poll(() => readMessages(mobile)).toMatch(/was delivered/);

  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('main')).toContainText('Delivered');
  await button(page, /^Write a review/)
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await write(dialog.getByLabel('Your review'), 'Smells like the first rain on a hill.');
  await press(dialog.getByRole('button', { name: 'Submit review' }));
  await expect(page.getByText(reviewApiMessages.thanks)).toBeVisible();

  await page.getByRole('link', { name: 'Ask for a replacement or refund' }).click();
  await page.getByRole('combobox', { name: /^What happened/ }).selectOption('damaged');
  await page.getByRole('radio', { name: /eplace/ }).check();
  await button(page, 'Send request').click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}`));
  await expect(page.getByRole('list', { name: 'Course of the request' })).toBeVisible();
  await expect.poll(() => readMessages(mobile)).toMatch(/has your request/);
});

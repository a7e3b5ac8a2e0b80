import { commonMessages } from '../contract/messages/common.ts';
import { paymentMessages } from '../contract/messages/payments.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { button } from './fixtures/account-forms.ts';
import { cartCount, test } from './fixtures/buyer.ts';
import { buyGiftCard, enterCode, fillGiftCard, mailedCode } from './fixtures/gift-card.ts';
import { windowOf } from './fixtures/membership.ts';
import { expect, type Page } from './fixtures/test.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Your order' });
const receiver = () => `receiver-${crypto.randomUUID()}@example.com`;

test.describe('a gift card', () => {
  // Refused requests log errors, and a new balance adds content to the checkout.
  test.use({ expectedComplaints: [/ERR_FAILED|status of 422/], mayMove: true });

  test('is bought in a separate window while the shop opens the home page, and is mailed', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/gift-voucher');
    await expect(page.getByRole('heading', { name: 'Gift voucher', level: 1 })).toBeVisible();
    await expect(page.getByText('Funds do not expire.')).toBeVisible();
    const checkout = button(page, 'Checkout');
    await expect(checkout).toHaveAttribute('aria-disabled', 'true');
    // A choice before the form's scripts run is taken too.
    await page.getByRole('radio', { name: '₹2,000' }).check();
    await expect(page.getByLabel('Custom amount')).toHaveValue('2000');
    const to = receiver();
    await fillGiftCard(page, '750', to);
    await expectContentAccessible(page);
    const gateway = await windowOf(page, 'Checkout');
    await expect(page).toHaveURL('/');
    await expect(gateway).toHaveURL(/\/demo\/pay\//);
    expect(await gateway.evaluate(() => window.opener)).toBeNull();
    await button(gateway, 'Pay ₹750.00').click();
    await expect(gateway.getByText(paymentMessages.paid)).toBeVisible();
    await expect(gateway.getByText('For Ravi Iyer')).toBeVisible();
    await expect(gateway.getByText('The code is on its way to re…@example.com.')).toBeVisible();
    await expectContentAccessible(gateway);
    expect(await mailedCode(to)).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){4}$/);
  });

  test('pays a whole order; a wrong code stays in its field', { tag: '@any-screen' }, async ({
    page,
    buyer: _buyer,
  }) => {
    const code = await buyGiftCard(page, 1500, receiver());
    await page.goto('/checkout');
    await enterCode(page, 'ABCD-EFGH-JKMN-PQRS-TVWX');
    await expect(page.getByText('This gift voucher code is not valid.')).toBeVisible();
    await expect(page.getByLabel('Gift voucher code')).toHaveValue('ABCD-EFGH-JKMN-PQRS-TVWX');
    await enterCode(page, code.toLowerCase());
    await expect(page.getByText('Your gift voucher pays all of it.')).toBeVisible();
    await expect(summary(page)).toContainText('To pay₹0.00');
    await expectContentAccessible(page);
    await button(page, /^Place order/).click();
    await expect(page).toHaveURL('/profile#orders');
    expect(await cartCount(page)).toBe(0);
    await page.goto('/profile');
    await expect(page.getByText('₹510.00 left')).toBeVisible();
  });

  test('pays an order in part, and the gateway the rest', { tag: '@any-screen' }, async ({
    page,
    buyer: _buyer,
  }) => {
    const code = await buyGiftCard(page, 500, receiver());
    await page.goto('/checkout');
    await enterCode(page, code);
    const use = page.getByRole('checkbox', { name: 'Use ₹500.00 of your gift voucher' });
    await expect(use).toBeChecked();
    await use.uncheck();
    await expect(summary(page)).toContainText('To pay₹990.00');
    await use.check();
    await expect(summary(page)).toContainText('To pay₹490.00');
    await button(page, 'Pay online ₹490.00').click();
    await button(page, 'Pay ₹490.00').click();
    await expect(page.getByText(paymentMessages.paid)).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('₹0.00 left')).toBeVisible();
  });

  test('whose request failed displays an error, and the input is kept', {
    tag: '@any-screen',
  }, async ({ page }) => {
    const to = receiver();
    await page.route('**/api/gift-vouchers', (route) => route.abort());
    await page.goto('/gift-voucher');
    await fillGiftCard(page, '500', to);
    const opened = await windowOf(page, 'Checkout');
    await expect(page.getByText(commonMessages.wentWrong, { exact: true })).toBeVisible();
    await expect.poll(() => opened.isClosed()).toBe(true);
    await expect(page.getByLabel('Receiver email')).toHaveValue(to);
    await expect(page).toHaveURL('/gift-voucher');
  });
});

test('inside the mobile app the payment opens in the same window', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/gift-voucher?mobile=true');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await fillGiftCard(page, '100', receiver());
  await button(page, 'Checkout').click();
  await expect(page).toHaveURL(/\/demo\/pay\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page displays why it cannot be bought', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/gift-voucher');
    const note = page.locator('main noscript div').last();
    await expect(note).toHaveText(/Please switch JavaScript on/);
    await expect(note).toBeVisible();
  });

  test('a code is entered at the checkout', { tag: '@any-screen' }, async ({
    page,
    buyer: _buyer,
  }) => {
    await page.goto('/checkout');
    await page.getByText('I have a gift voucher code').click();
    await page.getByLabel('Gift voucher code').fill('WRONG');
    await page.getByLabel('Gift voucher code').press('Enter');
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText('This gift voucher code is not valid.')).toBeVisible();
  });
});

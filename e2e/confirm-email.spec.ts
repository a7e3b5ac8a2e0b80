import { accountApiMessages } from '../contract/messages/account.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { button, fillLogin, mailOf } from './fixtures/account-forms.ts';
import { ADDRESS, test } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import { PASSWORD } from './fixtures/login.ts';
import { readMail, readMailedPath } from './fixtures/read-mail.ts';
import { expect } from './fixtures/test.ts';

const NOT_CONFIRMED = 'Not confirmed: news of your orders is not mailed';
const CONFIRMED = accountApiMessages.emailConfirmed;

test.describe('a new customer', () => {
  // e2e/checkout.spec.ts checks the layout shifts on the path to an order.
  test.use({ mayMove: true });

  test('confirms the email by the mailed link and gets an email about an order', {
    tag: '@any-screen',
  }, async ({ page, context, baseURL, newNumber, fillCart }) => {
    // Emails are sent within some seconds.
    test.slow();
    const email = mailOf(await newNumber());
    const link = await readMailedPath(email, 'confirm-email');
    await page.goto(link);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(link)}`);
    await fillLogin(page, email, PASSWORD);
    await expect(page).toHaveURL(link);
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectContentAccessible(page);

    await page.goto('/profile');
    await expect(page.getByText(NOT_CONFIRMED)).toBeVisible();
    await expectContentAccessible(page);
    await page.goto(link);
    await button(page, 'Confirm').click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText(CONFIRMED)).toBeVisible();
    await expect(page.getByText(NOT_CONFIRMED)).toBeHidden();

    const headers = { Origin: new URL(baseURL ?? '').origin };
    await context.request.post('/api/addresses', { data: ADDRESS, headers });
    await fillCart(COFFEE, 2);
    await page.goto('/checkout');
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
    await button(page, /^Place order/).click();
    await expect(page.getByRole('heading', { name: /^Thank you.* is placed$/ })).toBeVisible();
    await readMail(email, /^Your order VN\d+ has reached us$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a new link is sent and confirms; a link of another customer displays an error', {
    tag: '@any-screen',
  }, async ({ page, context, baseURL, newNumber }) => {
    test.slow();
    const email = mailOf(await newNumber());
    const foreign = await readMailedPath(mailOf(await newNumber()), 'confirm-email');
    await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
    await page.goto(foreign);
    await button(page, 'Confirm').click();
    await expect(page).toHaveURL(foreign);
    await expect(page.getByRole('alert')).toContainText('This link is not valid any more.');

    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await button(page, 'Send me the link').click();
    await expect(page.getByText(accountApiMessages.confirmLinkSent)).toBeVisible();
    await page.goto(await readMailedPath(email, 'confirm-email'));
    await button(page, 'Confirm').click();
    await expect(page.getByText(CONFIRMED)).toBeVisible();
    await expect(page.getByText(NOT_CONFIRMED)).toBeHidden();
  });
});

import { logIn } from './fixtures/account.ts';
import { button, field, mailOf } from './fixtures/account-forms.ts';
import { ADDRESS, test } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import { readMail, readMailedPath } from './fixtures/read-mail.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import type { Page } from './fixtures/test.ts';
import { expect } from './fixtures/test.ts';

const NEW_PASSWORD = 'Neem-leaf-85';

// e2e/checkout.spec.ts checks the layout shifts on the path to an order.
test.use({ mayMove: true });

/** Resets the password by a mailed link, which proves ownership of the mailbox. */
async function proveMail(page: Page, email: string): Promise<void> {
  await page.goto('/reset-password');
  await field(page, /^Email/).fill(email);
  await button(page, 'Send the link').click();
  await expect(page.getByRole('dialog', { name: 'Check your mail' })).toBeVisible();
  const headers = { Origin: new URL(page.url()).origin };
  const data = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  const path = await readMailedPath(email);
  expect((await page.request.post(`/api${path}`, { data, headers })).status()).toBe(200);
}

test('the customer gets emails about an order, from placing to delivery', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, newNumber, fillCart }) => {
  // Emails are sent within some seconds.
  test.slow();
  const email = mailOf(await newNumber());
  await proveMail(page, email);
  await logIn(context, baseURL, { email, password: NEW_PASSWORD, firstName: 'Asha' });
  const headers = { Origin: new URL(baseURL ?? '').origin };
  await context.request.post('/api/addresses', { data: ADDRESS, headers });
  await fillCart(COFFEE, 2);

  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await button(page, 'Place order').click();
  await expect(page.getByText(/^Thank you! Your order/)).toBeVisible();

  const placed = await readMail(email, /^Your order VN\d+ has reached us$/);
  expect(placed.text).toContain('You pay ₹990.00 when it arrives.');
  const id = Number(/\/orders\/(\d+)/.exec(placed.text)?.[1]);
  await moveAsStaff(id, 'Confirmed', 'Packed', 'Shipped');
  await readMail(email, /is on its way$/);
  await moveAsStaff(id, 'Delivered');
  const delivered = await readMail(email, /was delivered$/);

  await page.setContent(delivered.html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const link = page.getByRole('link', { name: 'See your order' });
  await expect(link).toHaveAttribute('href', new RegExp(`/orders/${id}$`));
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('main')).toContainText('Delivered');
});

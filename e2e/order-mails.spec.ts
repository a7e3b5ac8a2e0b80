import { logIn } from './fixtures/account.ts';
import { button, mailOf } from './fixtures/account-forms.ts';
import { ADDRESS, test } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import { PASSWORD } from './fixtures/login.ts';
import { readMail, readMailedPath } from './fixtures/read-mail.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import { expect } from './fixtures/test.ts';

// e2e/checkout.spec.ts checks the layout shifts on the path to an order.
test.use({ mayMove: true });

test('the customer gets emails about an order, from placing to delivery', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, newNumber, fillCart }) => {
  // Emails are sent within some seconds.
  test.slow();
  const email = mailOf(await newNumber());
  await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
  const headers = { Origin: new URL(baseURL ?? '').origin };
  const token = (await readMailedPath(email, 'confirm-email')).split('/').at(-1);
  await context.request.post('/api/confirm-email', { data: { token }, headers });
  await context.request.post('/api/addresses', { data: ADDRESS, headers });
  await fillCart(COFFEE, 2);

  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await button(page, /^Place order/).click();
  await expect(page.getByRole('heading', { name: /^Thank you.* is placed$/ })).toBeVisible();

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

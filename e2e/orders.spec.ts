import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/buyer.ts';
import type { Page } from './fixtures/test.ts';
import { expect } from './fixtures/test.ts';

/** Of the demo shop: all there is of it; each browser takes its own. */
const LAST = {
  desktop: { id: 1061, name: 'Ceylon Cinnamon Quills' },
  phone: { id: 1080, name: 'Calm Evenings Hamper' },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Order VN/ }) });
const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

/** Orders what is in the cart, paid on delivery, as the checkout's plain form does. */
async function placeOrder(page: Page): Promise<void> {
  const checkout = await page.request.get('/checkout');
  const html = (await checkout.text()).replaceAll('&quot;', '"');
  const given = (name: string) =>
    new RegExp(`<input[^>]* name="${name}"[^>]* value="(.*?)"/>`).exec(html)?.[1] ?? '';
  const answer = await page.request.post('/api/checkout', {
    data: {
      address: Number(given('address')),
      payment: 'Cash on Delivery',
      delivery: 'Standard delivery',
      shown: given('shown'),
      key: given('key'),
    },
    headers: { Origin: new URL(checkout.url()).origin },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/profile#orders');
}

/** From the list to the one order that it holds. */
async function openOrder(page: Page): Promise<void> {
  await card(page)
    .getByRole('link', { name: /^View order/ })
    .click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
}

async function cancel(page: Page): Promise<void> {
  await button(page, 'Cancel order').click();
  await button(page, 'Yes, cancel the order').click();
  await expect(step(page, 'Cancelled')).toHaveAttribute('aria-current', 'step');
}

test.describe('the list of orders', () => {
  // What was found is longer or shorter than what was there, and comes when the shop has looked.
  test.use({ mayMove: true });

  test('is searched and sorted, and its address keeps that', async ({ page, buyer: _buyer }) => {
    await placeOrder(page);
    const search = page.getByRole('searchbox', { name: 'Search your orders' });
    await search.fill('arabica');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/profile\?search=arabica#orders$/);
    await expect(page.getByText('1 order with “arabica”')).toBeVisible();
    await search.fill('a yak’s ghee');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    await page.goBack();
    await expect(card(page)).toHaveCount(1);
    await expect(search).toHaveValue('arabica');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Total: high to low');
    await expect(page).toHaveURL(/sort=-total/);
    await expectAccessible(page);
  });
});

test.describe('an order', () => {
  test('shows its course, and is cancelled once that is confirmed', async ({
    page,
    buyer: _buyer,
  }) => {
    await placeOrder(page);
    await openOrder(page);
    await expect(step(page, 'Order placed')).toHaveAttribute('aria-current', 'step');
    await expect(step(page, 'Delivered')).toContainText('Expected by');
    await expectAccessible(page);
    await cancel(page);
    await expect(button(page, 'Accept and Pay')).toBeHidden();
  });
});

test.describe('an order that is ordered again', () => {
  // The cart is read anew, and draws its gift box again where the code of that is still on its way.
  test.use({ mayMove: true });

  test('comes into the cart as far as it can be had', async ({ page, fillCart, buyer: _buyer }, {
    project,
  }) => {
    const last = LAST[project.name as keyof typeof LAST];
    await fillCart(last);
    await placeOrder(page);
    await openOrder(page);
    await button(page, /^Order again/).click();
    await expect(page).toHaveURL('/cart');
    await expect(
      page.getByText('1 of the 2 products of your order are in the cart.'),
    ).toBeVisible();
    await expect(page.getByText(`${last.name} is out of stock.`)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await cancel(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('orders are searched and read, and ordered again', async ({ page, buyer: _buyer }) => {
    await placeOrder(page);
    await page.getByRole('searchbox', { name: 'Search your orders' }).fill('arabica');
    await button(page, 'Show').click();
    await expect(page).toHaveURL(/\/profile\?search=arabica&sort=-date&page_size=50#orders$/);
    await openOrder(page);
    await expect(step(page, 'Order placed')).toHaveAttribute('aria-current', 'step');
    await button(page, /^Order again/).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('The product of your order is in the cart.')).toBeVisible();
  });
});

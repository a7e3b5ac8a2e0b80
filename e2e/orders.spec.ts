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

/** Orders what is in the cart, paid on delivery. */
async function placeOrder(page: Page): Promise<void> {
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await button(page, 'Place order').first().click();
  await expect(page).toHaveURL(/\/profile#orders$/);
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
  test('is ordered again as far as it can be had, and cancelled', async ({
    page,
    fillCart,
    buyer: _buyer,
  }, { project }) => {
    const last = LAST[project.name as keyof typeof LAST];
    await fillCart(last);
    await placeOrder(page);
    await card(page)
      .getByRole('link', { name: /^View order/ })
      .click();
    await expect(step(page, 'Order placed')).toHaveAttribute('aria-current', 'step');
    await expect(step(page, 'Delivered')).toContainText('Expected by');
    await expectAccessible(page);
    await button(page, /^Order again/).click();
    await expect(page).toHaveURL('/cart');
    await expect(
      page.getByText('1 of the 2 products of your order are in the cart.'),
    ).toBeVisible();
    await expect(page.getByText(`${last.name} is out of stock.`)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await button(page, 'Cancel order').click();
    await button(page, 'Yes, cancel the order').click();
    await expect(step(page, 'Cancelled')).toHaveAttribute('aria-current', 'step');
    await expect(button(page, 'Accept and Pay')).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('orders are searched and read, and ordered again', async ({ page, buyer: _buyer }) => {
    await placeOrder(page);
    await page.getByRole('searchbox', { name: 'Search your orders' }).fill('arabica');
    await button(page, 'Show').click();
    await expect(page).toHaveURL(/\/profile\?search=arabica&sort=-date&page_size=50#orders$/);
    await card(page)
      .getByRole('link', { name: /^Order VN/ })
      .click();
    await expect(step(page, 'Order placed')).toHaveAttribute('aria-current', 'step');
    await button(page, /^Order again/).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('The product of your order is in the cart.')).toBeVisible();
  });
});

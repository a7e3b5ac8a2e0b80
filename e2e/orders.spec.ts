import { orderMessages } from '../contract/messages/orders.ts';
import { reorderMessages } from '../contract/messages/reorder.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/buyer.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { expect, type Page } from './fixtures/test.ts';

/** A product of the demo shop whose whole stock is bought. */
const LAST = { id: 1080, name: 'Calm Evenings Hamper' };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Order VN/ }) });
const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

/** Orders the cart and opens the list of orders. */
async function placeOrder(page: Page): Promise<void> {
  await placeCashOrder(page);
  await page.goto('/profile#orders');
}

/** Opens the only order of the list. */
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

test.describe('the order list', () => {
  // Search results have a different height and arrive after the shop's answer.
  test.use({ mayMove: true });

  test('is searched and sorted, and its URL keeps both', { tag: '@any-screen' }, async ({
    page,
    buyer: _buyer,
  }) => {
    await placeOrder(page);
    // A list of one order has no search; its address has one all the same.
    await page.goto('/profile?search=arabica#orders');
    const search = page.getByRole('searchbox', { name: 'Search your orders' });
    await expect(page.getByText('1 order with “arabica”')).toBeVisible();
    await search.fill('a yak’s ghee');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: orderMessages.notFound })).toBeVisible();
    await page.goBack();
    await expect(card(page)).toHaveCount(1);
    await expect(search).toHaveValue('arabica');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Total: high to low');
    await expect(page).toHaveURL(/sort=-total/);
    await expectContentAccessible(page);
  });
});

test.describe('an order', () => {
  test('shows its timeline and is cancelled after confirmation', { tag: '@any-screen' }, async ({
    page,
    buyer: _buyer,
  }) => {
    await placeOrder(page);
    const number = await page.getByRole('link', { name: /^Order VN\d+$/ }).boundingBox();
    expect(number?.height).toBeGreaterThanOrEqual(44);
    await openOrder(page);
    await expect(page).toHaveTitle(/^Order VN\d+ /);
    await expect(step(page, 'Placed')).toHaveAttribute('aria-current', 'step');
    await expect(step(page, 'Delivered')).toContainText('Expected by');
    await expectContentAccessible(page);
    await cancel(page);
    await expect(button(page, 'Accept and Pay')).toBeHidden();
  });
});

test.describe('a reorder', () => {
  // The cart is read again and may render its gift box again while its code is loading.
  test.use({ mayMove: true });

  test('adds the available products to the cart', { tag: '@any-screen' }, async ({
    page,
    fillCart,
    buyer: _buyer,
  }) => {
    await fillCart(LAST);
    await placeOrder(page);
    await openOrder(page);
    await button(page, /^Order again/).click();
    await expect(page).toHaveURL('/cart');
    await expect(
      page.getByText('1 of the 2 products of your order are in the cart.'),
    ).toBeVisible();
    await expect(page.getByText(`${LAST.name} is out of stock.`)).toBeVisible();
    await expectContentAccessible(page);
    await page.goBack();
    await cancel(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('orders are searched, opened and reordered', { tag: '@any-screen' }, async ({
    page,
    buyer: _buyer,
  }) => {
    await placeOrder(page);
    await page.goto('/profile?search=yak#orders');
    await page.getByRole('searchbox', { name: 'Search your orders' }).fill('arabica');
    await button(page, 'Show').click();
    await expect(page).toHaveURL(/\/profile\?search=arabica&sort=-date&page_size=50#orders$/);
    await openOrder(page);
    await expect(step(page, 'Placed')).toHaveAttribute('aria-current', 'step');
    await button(page, /^Order again/).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(reorderMessages.theOne)).toBeVisible();
  });
});

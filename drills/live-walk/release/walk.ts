import { expect, type Page } from '../../../e2e/fixtures/test.ts';

const COFFEES = '/categories/401/coffee';
const COFFEE = 'Hill Shade Arabica Beans';

const isAt = (page: Page, path: RegExp) => expect(page).toHaveURL((url) => path.test(url.pathname));

const card = (page: Page) => page.getByRole('article').filter({ hasText: COFFEE }).first();

/** Puts the coffee into the cart, from its card in a listing. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto(COFFEES);
  await card(page)
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}

/** One round as a shopper goes it: the menu, a filter, a product, the cart, and home. */
export async function goRound(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
  await menu.getByRole('link', { name: 'Grocery' }).click();
  await isAt(page, /^\/categories\/403\//);
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^In stock only/ })
    .click();
  await expect(page).toHaveURL(/in_stock=true/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await isAt(page, /^\/products\//);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await isAt(page, /^\/cart$/);
  await expect(page.getByRole('group', { name: `Quantity of ${COFFEE}` })).toBeVisible();
  await page.goBack();
  await isAt(page, /^\/products\//);
  await page.getByRole('banner').getByRole('link').first().click();
  await isAt(page, /^\/$/);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
}

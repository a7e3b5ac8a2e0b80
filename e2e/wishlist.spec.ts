import { expectAccessible } from './fixtures/accessibility.ts';
import { COFFEE, LAMP, SOAP } from './fixtures/cart.ts';
import type { Page } from './fixtures/test.ts';
import { expect, test } from './fixtures/test.ts';

const LOTION = { id: 1032, name: 'Vetiver Body Lotion' };

/** Wishes for a product, the way the hearts do. */
async function wish(page: Page, { id }: { id: number }): Promise<void> {
  const answer = await page.request.post('/api/wishlist', {
    data: { pid: id, wished: true },
    headers: { Origin: new URL(test.info().project.use.baseURL ?? '').origin },
  });
  expect(answer.status()).toBe(200);
}

const card = (page: Page, { name }: { name: string }) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });
const counter = (page: Page, words: string) => page.getByRole('link', { name: words });

test('an empty wishlist says so and leads to the shop', async ({ page }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
    'href',
    '/shop',
  );
});

test('what a heart was tapped for stands on the wishlist', async ({ page }) => {
  await page.goto('/products/1001/hill-shade-arabica-beans');
  await page
    .getByRole('button', { name: `Add ${COFFEE.name} to wishlist` })
    .first()
    .click();
  await expect(page.getByText('Product added to wishlist!')).toBeVisible();
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your wishlist\s+1 item/);
  await expect(card(page, COFFEE)).toContainText('₹495.00');
  await expectAccessible(page);
});

test('a wish that is taken out leaves at once, and the focus goes on', async ({ page }) => {
  await wish(page, COFFEE);
  await wish(page, SOAP);
  await page.goto('/wishlist');
  await expect(counter(page, 'Wishlist, 2 items')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${SOAP.name} from wishlist` }).click();
  await expect(page.getByText('Product removed from wishlist!')).toBeVisible();
  await expect(card(page, SOAP)).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: `Remove ${COFFEE.name} from wishlist` }),
  ).toBeFocused();
  await expect(counter(page, 'Wishlist, 1 item')).toBeVisible();
});

test.describe('a wish that is added to the cart', () => {
  test.use({ mayMove: true });

  test('leaves the wishlist, and the shopper goes to the cart', async ({ page }) => {
    await wish(page, COFFEE);
    await wish(page, LAMP);
    await page.goto('/wishlist');
    await card(page, COFFEE)
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Product added to cart!')).toBeVisible();
    await expect(page.getByRole('group', { name: `Quantity of ${COFFEE.name}` })).toBeVisible();
    await page.goto('/wishlist');
    await expect(card(page, LAMP)).toBeVisible();
    await expect(card(page, COFFEE)).toHaveCount(0);
  });
});

test('what is out of stock says so and cannot be added', async ({ page }) => {
  await wish(page, LOTION);
  await page.goto('/wishlist');
  await expect(card(page, LOTION)).toContainText('OUT OF STOCK');
  await expect(card(page, LOTION).getByRole('button', { name: 'Out of stock' })).toBeDisabled();
});

test.describe('a wish that cannot be added', () => {
  test.use({ expectedComplaints: [/status of 422/] });

  test('stays, with the reason', { tag: '@any-screen' }, async ({ page }) => {
    await wish(page, COFFEE);
    await page.route('/api/cart', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const message = 'Only 1 left in stock.';
      const json = { status: false, code: 'invalid', message, errors: { quantity: [message] } };
      return route.fulfill({ status: 422, json });
    });
    await page.goto('/wishlist');
    await card(page, COFFEE)
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await expect(page.getByText('Only 1 left in stock.')).toBeVisible();
    await expect(card(page, COFFEE)).toBeVisible();
    await expect(page).toHaveURL('/wishlist');
  });
});

test('a wishlist in a second tab follows the hearts of the first', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await wish(page, COFFEE);
  await wish(page, SOAP);
  const second = await context.newPage();
  await second.goto('/wishlist');
  await expect(counter(second, 'Wishlist, 2 items')).toBeVisible();
  await page.goto('/products/1001/hill-shade-arabica-beans');
  const heart = page.getByRole('button', { name: `Add ${COFFEE.name} to wishlist` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByText('Product removed from wishlist!')).toBeVisible();
  await second.bringToFront();
  await expect(card(second, COFFEE)).toHaveCount(0);
  await expect(card(second, SOAP)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hearts, removal and the way into the cart are forms', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/products/1001/hill-shade-arabica-beans');
    await page
      .getByRole('button', { name: `Add ${COFFEE.name} to wishlist` })
      .first()
      .click();
    await expect(page).toHaveURL('/wishlist');
    await expect(page.getByText('Product added to wishlist!')).toBeVisible();
    await wish(page, SOAP);
    await page.goto('/wishlist');
    await page.getByRole('button', { name: `Remove ${SOAP.name} from wishlist` }).click();
    await expect(page).toHaveURL('/wishlist');
    await expect(card(page, SOAP)).toHaveCount(0);
    await card(page, COFFEE)
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main')).toContainText(COFFEE.name);
  });
});

import { cartMessages } from '../contract/messages/cart.ts';
import { productMessages } from '../contract/messages/catalogue.ts';
import { wishlistMessages } from '../contract/messages/wishlist.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { COFFEE, LAMP, SOAP } from './fixtures/cart.ts';
import { expect, type Page, test } from './fixtures/test.ts';

const LOTION = { id: 1032, name: 'Vetiver Body Lotion' };

/** Adds a product to the wishlist, as the hearts do. */
async function addToWishlist(page: Page, { id }: { id: number }): Promise<void> {
  const answer = await page.request.post('/api/wishlist', {
    data: { pid: id, wishlisted: true },
    headers: { Origin: new URL(test.info().project.use.baseURL ?? '').origin },
  });
  expect(answer.status()).toBe(200);
}

const card = (page: Page, { name }: { name: string }) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });
const counter = (page: Page, label: string) => page.getByRole('link', { name: label });

test('an empty wishlist displays a message and a link to the shop', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: wishlistMessages.empty })).toBeVisible();
  await expectContentAccessible(page);
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
    'href',
    '/shop',
  );
});

test('a product whose heart is tapped appears on the wishlist', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/products/1001/hill-shade-arabica-beans');
  await page
    .getByRole('button', { name: `Add ${COFFEE.name} to wishlist` })
    .first()
    .click();
  await expect(page.getByText(wishlistMessages.added)).toBeVisible();
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your wishlist\s+1 item/);
  await expect(card(page, COFFEE)).toContainText('₹495.00');
  await expectContentAccessible(page);
});

test('a removed product disappears immediately, and the focus moves on', {
  tag: '@any-screen',
}, async ({ page }) => {
  await addToWishlist(page, COFFEE);
  await addToWishlist(page, SOAP);
  await page.goto('/wishlist');
  await expect(counter(page, 'Wishlist, 2 items')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${SOAP.name} from wishlist` }).click();
  await expect(page.getByText(wishlistMessages.removed)).toBeVisible();
  await expect(card(page, SOAP)).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: `Remove ${COFFEE.name} from wishlist` }),
  ).toBeFocused();
  await expect(counter(page, 'Wishlist, 1 item')).toBeVisible();
});

test.describe('a wishlist item added to the cart', () => {
  test.use({ mayMove: true });

  test('is removed from the wishlist, and the cart opens', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await addToWishlist(page, COFFEE);
    await addToWishlist(page, LAMP);
    await page.goto('/wishlist');
    await card(page, COFFEE)
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(cartMessages.added)).toBeVisible();
    await expect(page.getByRole('group', { name: `Quantity of ${COFFEE.name}` })).toBeVisible();
    await page.goto('/wishlist');
    await expect(card(page, LAMP)).toBeVisible();
    await expect(card(page, COFFEE)).toHaveCount(0);
  });
});

test('an out-of-stock product is marked and cannot be added', { tag: '@any-screen' }, async ({
  page,
}) => {
  await addToWishlist(page, LOTION);
  await page.goto('/wishlist');
  await expect(card(page, LOTION)).toContainText(productMessages.outOfStock);
  await expect(card(page, LOTION).getByRole('button', { name: 'Out of stock' })).toBeDisabled();
});

test.describe('a wishlist item that cannot be added', () => {
  test.use({ expectedComplaints: [/status of 422/] });

  test('stays on the list, with the reason', { tag: '@any-screen' }, async ({ page }) => {
    await addToWishlist(page, COFFEE);
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
  await addToWishlist(page, COFFEE);
  await addToWishlist(page, SOAP);
  const second = await context.newPage();
  await second.goto('/wishlist');
  await expect(counter(second, 'Wishlist, 2 items')).toBeVisible();
  await page.goto('/products/1001/hill-shade-arabica-beans');
  const heart = page.getByRole('button', { name: `Add ${COFFEE.name} to wishlist` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByText(wishlistMessages.removed)).toBeVisible();
  await second.bringToFront();
  await expect(card(second, COFFEE)).toHaveCount(0);
  await expect(card(second, SOAP)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hearts, removal and adding to the cart are forms', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/products/1001/hill-shade-arabica-beans');
    await page
      .getByRole('button', { name: `Add ${COFFEE.name} to wishlist` })
      .first()
      .click();
    await expect(page).toHaveURL('/wishlist');
    await expect(page.getByText(wishlistMessages.added)).toBeVisible();
    await addToWishlist(page, SOAP);
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

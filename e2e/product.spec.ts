import { cartMessages } from '../contract/messages/cart.ts';
import { productMessages } from '../contract/messages/catalogue.ts';
import { wishlistMessages } from '../contract/messages/wishlist.ts';
import { locationOf } from './fixtures/redirect.ts';
import { expect, test } from './fixtures/test.ts';

const PRODUCT = '/products/1001/hill-shade-arabica-beans';
const OUT_OF_STOCK = '/products/1032/vetiver-body-lotion';

test.describe('product page', { tag: '@read-only' }, () => {
  test('shows the name, price, saving and label facts of the pack', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hill Shade Arabica Beans');
    await expect(page.getByText('You save ₹65.00')).toBeVisible();
    await expect(page.getByText('Country of origin')).toBeVisible();
    await expect(page.getByText('₹2.24 per g')).toBeVisible();
  });

  test('changes pictures by key and thumbnail, and enlarges one in a dialog', async ({ page }) => {
    await page.goto(PRODUCT);
    const thumbs = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('link');
    await page.getByRole('list', { name: 'Product pictures' }).press('ArrowRight');
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
    await thumbs.first().click();
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
    const closer = page.getByRole('button', { name: 'Look closer' });
    await closer.click();
    const dialog = page.getByRole('dialog');
    const first = await dialog.getAttribute('aria-label');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog).not.toHaveAttribute('aria-label', String(first));
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await expect(dialog).toHaveAttribute('aria-label', String(first));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(closer).toBeFocused();
  });

  test('copies its link', { tag: '@any-screen' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PRODUCT);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText(productMessages.linkCopied)).toBeVisible();
  });

  test('redirects a path without the right name to the right one', { tag: '@any-screen' }, async ({
    request,
  }) => {
    for (const path of ['/products/1001', '/products/1001/another-name']) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(locationOf(answer)).toBe(PRODUCT);
    }
  });

  test('answers 404 for an unknown product', { tag: '@any-screen' }, async ({ request }) => {
    for (const path of ['/products/999999/nothing', '/products/999999']) {
      expect((await request.get(path)).status()).toBe(404);
    }
  });

  test('hides the stepper of an out-of-stock product', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(OUT_OF_STOCK);
    await expect(page.getByText(productMessages.outOfStock).first()).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('group', { name: 'Quantity', exact: true }),
    ).toHaveCount(0);
  });
});

test('has its button in reach wherever the page is scrolled', async ({ page }) => {
  await page.goto(PRODUCT);
  const inBox = page.locator('form').getByRole('button', { name: 'Add to cart', exact: true });
  const inBar = page.locator('[data-bottom-bar]').getByRole('button', { name: 'Add to cart' });
  await inBox.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(inBox).toBeInViewport({ ratio: 1 });
  await expect(inBar).toBeHidden();
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(inBar).toBeInViewport({ ratio: 1 });
  await inBar.click();
  await expect(page.getByText(cartMessages.added)).toBeVisible();
});

test('marks the category of the page in the header', async ({ page }) => {
  await page.goto('/categories/401/coffee');
  const marked = page.locator('header [aria-current]');
  await expect(marked).toHaveText(['Coffee']);
  await page.goto(PRODUCT);
  await expect(marked).toHaveText(['Coffee']);
  await page.goto('/');
  await expect(marked).toHaveCount(0);
});

test('arrives in the order in which a phone shows it: the name, then the picture', {
  tag: '@any-screen',
}, async ({ page }) => {
  // A page that arrives in pieces would paint the picture first, and then move it down.
  await page.goto('/products/1001/hill-shade-arabica-beans');
  const inOrder = await page.getByRole('heading', { level: 1 }).evaluate((name) => {
    const picture = document.querySelector('main img');
    const isBefore =
      name.compareDocumentPosition(picture as Node) & Node.DOCUMENT_POSITION_FOLLOWING;
    return Boolean(isBefore);
  });
  expect(inOrder).toBe(true);
});

test('has the picture beside the price on a tablet', { tag: '@any-screen' }, async ({ page }) => {
  for (const width of [700, 820]) {
    await page.setViewportSize({ width, height: 1180 });
    await page.goto(PRODUCT);
    const picture = await page.getByRole('list', { name: 'Product pictures' }).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    await expect(page.getByText('You save ₹65.00')).toBeInViewport();
  }
});

test('has its facts in two columns on a phone, and links a finger can hit above them', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PRODUCT);
  const [first, second] = await Promise.all(
    ['Net quantity', 'MRP (inclusive of all taxes)'].map((term) =>
      page.getByText(term, { exact: true }).boundingBox(),
    ),
  );
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  expect(second?.y).toBe(first?.y);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  for (const crumb of await crumbs.filter({ visible: true }).all()) {
    expect((await crumb.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('adds the chosen quantity to the cart and shows it in the header', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto(PRODUCT);
  const box = page.getByRole('group', { name: 'Quantity', exact: true });
  await box.getByRole('button', { name: 'Add one' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByText(cartMessages.added)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
});

test('counts a wishlisted product in the header, also in another tab', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await page.goto(PRODUCT);
  const other = await context.newPage();
  await other.goto('/');
  await page
    .getByRole('button', { name: 'Add Hill Shade Arabica Beans to wishlist' })
    .first()
    .click();
  await expect(page.getByText(wishlistMessages.added)).toBeVisible();
  await other.bringToFront();
  await expect(other.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
});

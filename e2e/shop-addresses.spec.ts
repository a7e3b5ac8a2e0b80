import { catalogueMessages } from '../contract/messages/catalogue.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('the URL of a listing', { tag: '@read-only' }, () => {
  test('has its own banner, text and canonical URL for a category', async ({ page }) => {
    await page.goto('/shop?category=401&utm_source=mail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coffee');
    await expect(page).toHaveTitle('Coffee online | Vanya');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/shop\?category=401$/);
    await expectAccessible(page);
  });

  test('keeps searches and filters out of search engines', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/shop?category=401&tag=2');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/shop\?category=401$/,
    );
  });
});

test.describe('a page past the end', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ expectedComplaints: [/404/] });

  for (const path of ['/shop?page=99', '/shop?category=401&page=99', '/shop?category=99999']) {
    test(`${path} is not found`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogueMessages.empty);
      await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible();
    });
  }
});

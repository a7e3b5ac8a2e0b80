import { locationOf } from './fixtures/redirect.ts';
import { expect, test } from './fixtures/test.ts';

const PAGES = [
  '/?mobile=true',
  '/shop?mobile=true',
  '/products/1001/hill-shade-arabica-beans?mobile=true',
  '/cart?mobile=true',
];

test.describe('inside the mobile app', { tag: ['@read-only', '@any-screen'] }, () => {
  test('a page has neither header nor footer', async ({ page, request }) => {
    for (const path of PAGES) {
      await test.step(path, async () => {
        const html = await (await request.get(path)).text();
        expect(html).not.toContain('All categories');
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
      });
    }
  });

  test('internal links stay inside', async ({ page }) => {
    await page.goto('/shop?mobile=true');
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const leaving = hrefs.filter((href) => href.startsWith('/') && !href.includes('mobile=true'));
    expect(leaving).toEqual([]);
  });

  test('a wrong product name is corrected inside the app', async ({ request }) => {
    const answer = await request.get('/products/1001/x?mobile=true', { maxRedirects: 0 });
    expect(locationOf(answer)).toBe('/products/1001/hill-shade-arabica-beans?mobile=true');
  });
});

test('inside the mobile app the bar is the way to the cart', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/shop?mobile=true');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  const bar = page.getByRole('region', { name: 'Your cart' });
  await bar.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart?mobile=true');
});

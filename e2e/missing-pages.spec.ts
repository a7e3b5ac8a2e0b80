import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('unknown addresses', { tag: '@read-only' }, () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('redirect to /page-not-found, which answers 404', { tag: '@any-screen' }, async ({
    page,
    request,
  }) => {
    const answer = await request.get('/no-such-page', { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe('/page-not-found');
    const landed = await page.goto('/no/such/page');
    expect(landed?.status()).toBe(404);
    await expect(page).toHaveURL('/page-not-found');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    for (const [name, href] of [
      ['See all products', '/shop'],
      ['Go to the home page', '/'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expectAccessible(page);
  });

  test('stay inside the mobile app', { tag: '@any-screen' }, async ({ page }) => {
    const landed = await page.goto('/no/such/page?mobile=true');
    expect(landed?.status()).toBe(404);
    await expect(page).toHaveURL('/page-not-found?mobile=true');
    await expect(page.getByRole('banner')).toHaveCount(0);
    const home = page.getByRole('link', { name: 'Go to the home page' });
    await expect(home).toHaveAttribute('href', '/?mobile=true');
    await page.getByRole('searchbox', { name: 'Search all products' }).fill('tulsi');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/shop?mobile=true&search=tulsi');
  });

  test('of the inner routes redirect to the public ones', { tag: '@any-screen' }, async ({
    request,
  }) => {
    const answer = await request.get('/web/shop', { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe('/shop');
  });
});

test.describe('without JavaScript', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 404/] });

  test('what does not exist says so, and where to go on', async ({ page }) => {
    for (const path of ['/products/999999/gone', '/event/98765', '/blogs/98765/gone']) {
      await test.step(path, async () => {
        const landed = await page.goto(path);
        expect(landed?.status()).toBe(404);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        await page.getByRole('link', { name: 'Go to the home page' }).click();
        await expect(page).toHaveURL('/');
      });
    }
  });
});

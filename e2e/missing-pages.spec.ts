import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('unknown addresses', { tag: '@read-only' }, () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('redirect to /page-not-found, which answers 404', async ({ page, request }) => {
    const answer = await request.get('/no-such-page', { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe('/page-not-found');
    const landed = await page.goto('/no/such/page');
    expect(landed?.status()).toBe(404);
    await expect(page).toHaveURL('/page-not-found');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectAccessible(page);
  });

  test('of the inner routes redirect to the public ones', { tag: '@any-screen' }, async ({
    request,
  }) => {
    const answer = await request.get('/web/shop', { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe('/shop');
  });
});

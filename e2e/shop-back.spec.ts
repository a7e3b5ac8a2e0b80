import { expect, test } from './fixtures/test.ts';

for (const address of ['/shop', '/categories/405/personal-care', '/brands/5/charakavani']) {
  test(`Back from a product returns to the same place of ${address}`, {
    tag: ['@read-only', '@any-screen'],
  }, async ({ page }) => {
    await page.goto(address);
    const card = page.getByRole('article').nth(7);
    await card.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);

    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);

    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article').nth(7)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  });
}

test('a tapped product shows its name and picture while its page is on its way', {
  tag: ['@read-only', '@any-screen', '@pictures'],
}, async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.goto('/shop');
  await page.route(/_rsc=/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const link = page.getByRole('article').nth(3).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const preview = page.locator('body > [aria-hidden="true"]', { hasText: name });
  await expect(preview).toBeInViewport();
  await expect(preview.locator('img')).toBeInViewport();

  arrival.resolve();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(preview).toHaveCount(0);
});

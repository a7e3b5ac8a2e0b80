import { expect, test } from './fixtures/test.ts';

for (const address of ['/shop', '/categories/405/personal-care', '/brands/5/charakavani']) {
  test(`Back from a product returns to the same place of ${address}`, {
    tag: '@read-only',
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

import { expect, test } from './fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the shop is searched, filtered, sorted and paged', {
  tag: ['@read-only', '@any-screen'],
}, async ({ page, isMobile }) => {
  const chips = page.getByRole('list', { name: 'Active filters' });
  await page.goto('/shop');
  const search = page.getByRole('combobox', { name: 'Search the shop' });
  await search.fill('tea');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “tea”');

  if (isMobile) await page.getByRole('link', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: /^In stock only/ }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(chips).toContainText('In stock only');
  await expect(chips).toContainText('“tea”');

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('base_price');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sort=base_price/);
  await expect(chips).toContainText('In stock only');

  await page.goto('/shop');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/shop?page=2');
});

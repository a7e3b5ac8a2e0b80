import { expect, test } from './fixtures/test.ts';

const BRAND = '/brands/5/charakavani';

test.describe('brands', { tag: ['@read-only', '@any-screen'] }, () => {
  test('are ticked one after another in the open shop; opened anew, a brand has its page', async ({
    page,
  }) => {
    await page.goto('/shop');
    await page.getByRole('button', { name: /^Filter/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filter' });
    await filters.getByRole('checkbox', { name: /^Charakavani/ }).click();
    await expect(page).toHaveURL('/shop?brand=5');
    await filters.getByRole('checkbox', { name: /^Gauvatsal/ }).click();
    await expect(page).toHaveURL('/shop?brand=5&brand=7');
    await filters.getByRole('checkbox', { name: /^Gauvatsal/ }).click();
    await expect(page).toHaveURL('/shop?brand=5');
    await page.reload();
    await expect(page).toHaveURL(BRAND);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charakavani');
  });

  test('have pages that are filtered, sorted and paged like every listing', async ({ page }) => {
    await page.goto(BRAND);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('base_price');
    await expect(page).toHaveURL(`${BRAND}?sort=base_price`);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filter' });
    await expect(filters.getByRole('group', { name: 'Brand' })).toHaveCount(0);
    await filters.getByRole('checkbox', { name: /^In stock only/ }).click();
    await expect(page).toHaveURL(`${BRAND}?sort=base_price&in_stock=true`);
    await filters.getByRole('button', { name: /^Show \d+ product/ }).click();
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByRole('link', { name: 'Remove In stock only' }).click();
    await expect(page).toHaveURL(`${BRAND}?sort=base_price`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charakavani');
  });
});

test.describe('without scripts', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('a brand and a category are filtered and sorted', async ({ page, isMobile }) => {
    for (const address of [BRAND, '/categories/405/personal-care']) {
      await page.goto(address);
      if (isMobile) await page.getByRole('link', { name: 'Filter', exact: true }).click();
      await page.getByRole('checkbox', { name: /^In stock only/ }).check();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('In stock');
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('base_price');
      await page.getByRole('button', { name: 'Sort' }).click();
      await expect(page).toHaveURL(new RegExp(`${address}\\?.*in_stock=true.*sort=base_price`));
      await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('In stock');
    }
  });

  test('one ticked brand leads to its page', async ({ page, isMobile }) => {
    await page.goto('/shop');
    if (isMobile) await page.getByRole('link', { name: 'Filter', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Charakavani/ }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(BRAND);
  });
});

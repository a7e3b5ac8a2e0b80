import { catalogueMessages } from '../contract/messages/catalogue.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { expect, type Page, test } from './fixtures/test.ts';

const cards = (page: Page) => page.getByRole('article');
/** Next.js leaves earlier listings hidden in the page. */
const count = (page: Page) => page.locator('[data-listing="count"]').filter({ visible: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

/** The number of products that the listing displays. */
async function countOf(page: Page): Promise<number> {
  return Number.parseInt((await count(page).textContent()) ?? '', 10);
}

/** The catalogue prices: struck through when the shopper pays less, else the only price. */
async function cataloguePrices(page: Page): Promise<number[]> {
  const texts = await cards(page).evaluateAll((found) =>
    found.map(
      (card) => (card.querySelector('s') ?? card.querySelector('b:has(small)'))?.textContent ?? '',
    ),
  );
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}

/** The filters: a column on a wide screen, a drawer on a phone. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filter' });
}

test.describe('the listing', { tag: '@read-only' }, () => {
  test('shows the whole shop, page by page', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products');
    await page.keyboard.press('End');
    await expect(cards(page)).toHaveCount(24);

    // Before that the link loads a whole page, which begins at its top.
    await isHydrated(page.getByRole('link', { name: 'Page 2', exact: true }));
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/shop?page=2');
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(count(page)).toBeInViewport();
    await expect(count(page)).toBeFocused();
  });

  test('names its first product on the first screen', { tag: '@any-screen' }, async ({ page }) => {
    const first = page.getByRole('article').first().getByRole('heading');
    const screens = [
      { width: 390, height: 664, name: 600 },
      { width: 360, height: 640, name: 600 },
      { width: 768, height: 1024, name: 800 },
    ];
    for (const { name, ...screen } of screens) {
      await page.setViewportSize(screen);
      for (const path of ['/categories/408/ghee-and-oils', '/hi/categories/404/health-care']) {
        await page.goto(path);
        const box = await first.boundingBox();
        expect(box && box.y + box.height, `${path} at ${screen.width}`).toBeLessThan(name);
      }
    }
    // Of a tablet's width, which is the last: three beside each other.
    const tops = await page
      .getByRole('article')
      .evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top));
    expect(tops.map((top) => top === tops[0])).toEqual([true, true, true, false]);
  });

  test('has its filters in reach while its categories scroll sideways', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/categories/405/personal-care');
    await page.getByRole('link', { name: 'Mother and Baby' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Mother and Baby' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeInViewport({ ratio: 1 });
  });

  test('is restored by the back button', { tag: '@any-screen' }, async ({ page, isMobile }) => {
    await page.goto('/categories/405/personal-care');
    const before = await countOf(page);
    const filters = await openFilters(page, isMobile);
    await filters.getByRole('checkbox', { name: /^In stock only/ }).click();
    await expect(page).toHaveURL('/categories/405/personal-care?in_stock=true');
    await expect(count(page)).not.toHaveText(new RegExp(`^${before} products`));

    await page.goBack();
    await expect(page).toHaveURL('/categories/405/personal-care');
    await expect(count(page)).toHaveText(new RegExp(`^${before} products`));
    const again = await openFilters(page, isMobile);
    await expect(again.getByRole('checkbox', { name: /^In stock only/ })).not.toBeChecked();
  });

  test('is searched within the category on Enter, tolerating a typo', {
    tag: '@any-screen',
  }, async ({ page, isMobile }) => {
    await page.goto('/categories/402/herbs');
    const filters = await openFilters(page, isMobile);
    const field = filters.getByRole('searchbox', { name: 'Search this shelf' });
    await field.fill('ashvagandha');
    await field.press('Enter');
    await expect(page).toHaveURL('/categories/402/herbs?search=ashvagandha');
    await expect(field).toBeFocused();
    if (isMobile) await filters.getByRole('button', { name: /^Show \d+ product/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “ashvagandha”');
    await expect(cards(page).first()).toContainText('Ashwagandha');
  });

  test('displays when nothing is found', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/shop?search=qwertzuiop');
    await expect(page.getByRole('heading', { name: catalogueMessages.empty })).toBeVisible();
  });

  test('is filtered choice by choice, and each choice can be removed', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/shop');
    const all = await countOf(page);
    const filters = await openFilters(page, isMobile);
    const bestSeller = filters.getByRole('checkbox', { name: /^Best Seller/ });
    await bestSeller.click();
    await expect(page).toHaveURL('/shop?tag=2');
    await expect(bestSeller).toBeFocused();
    await filters.getByRole('checkbox', { name: /^Powder/ }).click();
    await expect(page).toHaveURL('/shop?tag=2&foam=1');
    if (isMobile) await filters.getByRole('button', { name: /^Show \d+ product/ }).click();
    expect(await countOf(page)).toBeLessThan(all);
    await expect(cards(page)).toHaveCount(Math.min(24, await countOf(page)));

    await chips(page).getByRole('link', { name: 'Remove Powder' }).click();
    await expect(page).toHaveURL('/shop?tag=2');
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(count(page)).toHaveText(`${all} products`);
  });

  test('is narrowed by price and country', { tag: '@any-screen' }, async ({ page, isMobile }) => {
    await page.goto('/shop');
    const filters = await openFilters(page, isMobile);
    await filters.getByRole('checkbox', { name: /^Jordan/ }).click();
    await expect(count(page)).toHaveText('1 product');
    await filters.getByRole('checkbox', { name: /^Jordan/ }).click();
    await expect(page).toHaveURL('/shop');
    await filters.getByRole('spinbutton', { name: 'To ₹' }).fill('100');
    await filters.getByRole('button', { name: 'Set price' }).click();
    await expect(page).toHaveURL('/shop?price_max=100');
    await expect(chips(page)).toContainText('Up to ₹100.00');
  });

  test('is sorted by price', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/categories/405/personal-care');
    await page
      .getByRole('combobox', { name: 'Sort' })
      .selectOption({ label: 'Catalog Price - Low to High' });
    await expect(page).toHaveURL('/categories/405/personal-care?sort=base_price');
    await expect(count(page)).toBeVisible();
    const prices = await cataloguePrices(page);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('keeps mobile=true inside the app, without header and footer', {
    tag: '@any-screen',
  }, async ({ page, isMobile }) => {
    await page.goto('/shop?mobile=true');
    await expect(page.getByRole('banner')).toHaveCount(0);
    const filters = await openFilters(page, isMobile);
    await filters.getByRole('checkbox', { name: /^Best Seller/ }).click();
    await expect(page).toHaveURL('/shop?mobile=true&tag=2');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /\?mobile=true$/);
  });

  test('passes axe with its filters in a drawer', { tag: '@any-screen' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/shop?tag=2');
    await openFilters(page, isMobile);
    await expectContentAccessible(page);
  });
});

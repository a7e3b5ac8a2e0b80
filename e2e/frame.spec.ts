import { catalogueMessages } from '../contract/messages/catalogue.ts';
import { pagePath } from '../contract/shop/page-path.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, type Page, test } from './fixtures/test.ts';
import { textBox } from './fixtures/text-box.ts';

/** A small page with the frame of all. */
const PAGE = pagePath('privacyPolicy');

/** On phones a drawer behind `Menu`, on wide screens a panel below `All categories`; one list. */
const menuButton = (page: Page) =>
  page
    .getByRole('button', { name: 'Menu', exact: true })
    .or(page.getByRole('button', { name: 'All categories' }))
    .filter({ visible: true });

const menu = (page: Page) => page.getByRole('navigation', { name: 'All categories' });

test.describe('header', { tag: '@read-only' }, () => {
  test('the menu is accessible on three levels and closes after navigation', async ({ page }) => {
    await page.goto(PAGE);
    await menuButton(page).click();
    await menu(page).getByText('Grocery', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'Heirloom Rice' })).toBeVisible();
    await expectAccessible(page, 'header');
    await menu(page).getByRole('link', { name: 'Heirloom Rice' }).click();
    await expect(page).toHaveURL(/\/categories\/40311\/heirloom-rice$/);
    await expect(menu(page)).toBeHidden();
  });

  test('the menu works with the keyboard', async ({ page }) => {
    await page.goto(PAGE);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('the search suggests, and Enter on a suggestion opens it', async ({ page }) => {
    await page.goto(PAGE);
    const search = page.getByRole('combobox', { name: 'Search the shop' });
    await search.fill('haldi');
    const products = page.getByRole('group', { name: 'Products' });
    await expect(products.getByRole('option')).toHaveCount(4);
    await expectAccessible(page, 'header');
    await search.press('ArrowDown');
    const first = page.getByRole('option', { selected: true });
    const address = await first.getAttribute('href');
    await search.press('Enter');
    await expect(page).toHaveURL(address ?? '');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('the search displays when nothing is found, and Enter opens the results', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto(PAGE);
    const search = page.getByRole('combobox', { name: 'Search the shop' });
    await search.fill('xyzzyq');
    await expect(page.getByText(catalogueMessages.nothingFound)).toBeVisible();
    await search.press('Enter');
    await expect(page).toHaveURL(/\/shop\?search=xyzzyq/);
  });

  test('stays in sight, and focus in it does not move the page', async ({ page }) => {
    await page.goto(PAGE);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });
});

test('on a phone one row of the header stays while the page is scrolled', {
  tag: ['@read-only', '@any-screen'],
}, async ({ page }) => {
  await page.goto('/shop');
  // The whole shop has no search of its own beside the one of the header.
  const searches = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /^Search/ }));
  await expect(searches.filter({ visible: true })).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(searches.filter({ visible: true })).toHaveCount(0);
  await expect(menuButton(page)).toBeInViewport();
});

test('login, wishlist and cart have the same distance from icon to word', {
  tag: ['@read-only', '@any-screen'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  const distances: number[] = [];
  for (const word of ['Login', 'Wishlist', 'Cart']) {
    const tool = page.getByRole('banner').getByRole('link', { name: word, exact: true });
    const { right } = await tool.locator('svg').evaluate((icon) => icon.getBoundingClientRect());
    const { left } = await textBox(tool.getByText(word, { exact: true }));
    distances.push(Math.round(left - right));
  }
  expect(new Set(distances).size).toBe(1);
});

test.describe('floating buttons', { tag: '@read-only' }, () => {
  // A jump to the end and a glide back pass sections that get their heights on the way.
  test.use({ mayMove: true });

  test('the link to the top appears after 500 px, where it covers nothing', async ({ page }) => {
    await page.goto('/');
    const top = page.getByRole('link', { name: 'Back to top' });
    await expect(top).toBeHidden();
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('without JavaScript the menu opens and its links work', { tag: '@read-only' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PAGE);
  await menuButton(page).click();
  await menu(page).getByText('Herbs', { exact: true }).click();
  await menu(page).getByRole('link', { name: 'All Herbs' }).click();
  await expect(page).toHaveURL(/\/categories\/402\/herbs$/);
  await context.close();
});

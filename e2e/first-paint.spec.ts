import { awake } from './fixtures/awake.ts';
import { expect, type Page, test } from './fixtures/test.ts';

const PAGES = [
  '/',
  '/shop',
  '/products/1001/hill-shade-arabica-beans',
  '/store-locator',
  '/gu/contact-us',
];
const SHEETS = /\/_next\/static\/.*[.]css/;
const SCRIPTS = /\/_next\/static\/.*[.]js/;

test.describe('a page', { tag: ['@read-only', '@any-screen'] }, () => {
  for (const path of PAGES) {
    test(`${path} looks the same before its style sheets are there`, { tag: '@nightly' }, async ({
      page,
    }) => {
      const sheets = Promise.withResolvers<void>();
      await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript' }));
      await page.route(SHEETS, async (route) => {
        await sheets.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await awake(page);
      // What is far below the screen has no sizes before it comes near.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      await page.evaluate(async () => {
        // Layout asks for the fonts.
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      });
      await rememberStyles(page);
      sheets.resolve();
      await expect.poll(() => sheetsOf(page)).toBeGreaterThan(1);
      await page.waitForLoadState('networkidle');
      expect(await changedStyles(page)).toEqual([]);
    });
  }

  test('is painted before anything but its HTML has arrived', async ({ page }) => {
    const rest = Promise.withResolvers<void>();
    await page.route(/\/(_next|fonts|media|art)\//, async (route) => {
      await rest.promise;
      await route.continue();
    });
    await page.goto('/products/1001/hill-shade-arabica-beans', { waitUntil: 'commit' });
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    rest.resolve();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  });

  for (const path of PAGES) {
    test(`${path} has at most 1,000 elements before it is scrolled, and then all`, async ({
      page,
    }) => {
      await page.goto(path);
      const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
      expect(await elements()).toBeLessThanOrEqual(1000);
      const footer = page.getByRole('contentinfo').getByRole('link');
      await expect(footer).toHaveCount(0);
      await page.mouse.wheel(0, 20_000);
      await expect(footer.last()).toBeVisible();
    });
  }

  test('without JavaScript has its style sheets', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const sheet = page.waitForResponse(SHEETS);
    await page.goto('/faq');
    expect((await sheet).ok()).toBe(true);
    await context.close();
  });
});

const sheetsOf = (page: Page) => page.evaluate(() => document.styleSheets.length);

/** Remembers the computed styles of all elements of a page, in the page. */
async function rememberStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *:not(script, noscript)')];
    const styleOf = (element: Element) => {
      const style = getComputedStyle(element);
      return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
    };
    const before = elements.map(styleOf);
    const changes = () =>
      elements.flatMap((element, at) =>
        [...styleOf(element)]
          .filter(([name, value]) => before[at]?.get(name) !== value)
          .map(
            ([name, value]) => `${element.className} ${name}: ${before[at]?.get(name)} → ${value}`,
          ),
      );
    Object.assign(window, { changes });
  });
}

/** Returns which of the remembered styles are others now; the first of them. */
function changedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { changes: () => string[] }).changes().slice(0, 20),
  );
}

import { COFFEE, test } from './fixtures/cart.ts';
import {
  coveredControls,
  coveredTabStops,
  coveringFloats,
  isInFront,
  WIDTHS,
} from './fixtures/overlap.ts';
import { expect } from './fixtures/test.ts';

const COFFEE_PAGE = '/products/1001/hill-shade-arabica-beans';
const PAGES = [
  '/',
  '/shop',
  COFFEE_PAGE,
  '/cart',
  '/login',
  '/gift-voucher',
  '/subscription-plans',
  '/contact-us',
];
/** The longest words of the shop. */
const IN_OTHER_LANGUAGES = ['/hi', '/gu', `/gu${COFFEE_PAGE}`, '/gu/login'];

test.describe('at every width from 320 to 1920', {
  tag: ['@read-only', '@any-screen', '@nightly'],
}, () => {
  // A change of the width moves the page.
  test.use({ mayMove: true });

  for (const path of [...PAGES, ...IN_OTHER_LANGUAGES]) {
    test(`${path} has no control over another and nothing floating over its content`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(path);
      const found: Record<number, string[]> = {};
      for (const width of WIDTHS) {
        const floating = await coveringFloats(page, width);
        const covered = await coveredControls(page, width);
        if (covered.length + floating.length > 0) found[width] = [...covered, ...floating];
      }
      expect(found).toEqual({});
    });
  }
});

test.describe('on a phone', { tag: '@any-screen' }, () => {
  test.use({ mayMove: true, viewport: { width: 390, height: 664 } });

  test('WhatsApp and the way to the top are in reach wherever a page rests', {
    tag: '@read-only',
  }, async ({ page }) => {
    const help = ['Chat with us on WhatsApp', 'Back to top'].map((name) =>
      page.getByRole('banner').getByRole('link', { name }),
    );
    for (const path of PAGES) {
      await page.goto(path);
      for (const part of [0.3, 0.6, 1]) {
        await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part);
        // A short page has no way to go.
        const isFar = await page.evaluate(() => scrollY > 640);
        for (const link of isFar ? help : help.slice(0, 1)) {
          await expect(link, `${path} at ${part}`).toBeInViewport({ ratio: 1 });
          expect(await isInFront(link)).toBe(true);
        }
      }
    }
  });

  test('no control with the focus is below a bar', async ({ page, fillCart }) => {
    test.slow();
    await fillCart(COFFEE);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [COFFEE_PAGE, `/hi${COFFEE_PAGE}`, '/cart']) {
      await page.goto(path);
      expect(await coveredTabStops(page), path).toEqual([]);
    }
  });
});

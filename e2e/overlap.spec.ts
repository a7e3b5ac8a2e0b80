import { coveredControls, coveringFloats, WIDTHS } from './fixtures/overlap.ts';
import { expect, test } from './fixtures/test.ts';

const PAGES = [
  '/',
  '/shop',
  '/products/1001/hill-shade-arabica-beans',
  '/cart',
  '/login',
  '/gift-voucher',
  '/subscription-plans',
  '/contact-us',
];

test.describe('at every width from 320 to 1920', { tag: ['@read-only', '@any-screen'] }, () => {
  // A change of the width moves the page.
  test.use({ mayMove: true });

  for (const path of PAGES) {
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

import { pagePath } from '../contract/shop/page-path.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expectFits } from './fixtures/fits.ts';
import { expect, test } from './fixtures/test.ts';

/** One of each kind; pages about the shop are in `content-pages.spec.ts`. */
const PAGES = [
  '/',
  '/products/1001/hill-shade-arabica-beans',
  '/products/1006/reviews/ashwagandha-root-powder',
  '/shop?tag=2',
  '/shop?search=qwertzuiop',
  '/cart',
  '/signup',
  '/blogs',
  '/event',
  `${pagePath('storeLocator')}?city=Mumbai`,
];

test('public pages have no accessibility findings and fit the screen', {
  tag: '@read-only',
}, async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    });
  }
});

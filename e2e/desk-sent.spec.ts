import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { expect, test } from './fixtures/test.ts';
import { expectUsableByThumb } from './fixtures/usable-by-thumb.ts';

/** Lists of what customers send and of what staff did, with rows or without. */
const DESKS = ['returns', 'refunds', 'gift-vouchers', 'takings', 'trail'];

for (const width of [390, 1440]) {
  test.describe(`what customers send, ${width} wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 664 : 900 } });

    for (const desk of DESKS) {
      test(`the list of ${desk} can be used by anybody`, { tag: '@any-screen' }, async ({
        page,
        context,
        baseURL,
      }) => {
        await logIn(context, baseURL, STAFF);
        await page.goto(`/dashboard/${desk}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('the list and the page of a review can be used by anybody', {
      tag: '@any-screen',
    }, async ({ page, context, baseURL }) => {
      await logIn(context, baseURL, STAFF);
      await page.goto('/dashboard/reviews');
      await expectAccessible(page);
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/dashboard\/reviews\/\d+$/);
      await expectAccessible(page);
      if (width === 390) await expectUsableByThumb(page, [new URL(page.url()).pathname]);
    });
  });
}

test('a review is hidden with a reason, and published again', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL, STAFF);
  await page.goto('/dashboard/reviews?sort=written&order=asc');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.locator('summary').filter({ hasText: /^Hide/ }).click();
  await page.getByLabel(/^Reason/).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Yes, hide/ }).click();
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeVisible();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.locator('summary').filter({ hasText: /^Hide/ })).toBeVisible();
});

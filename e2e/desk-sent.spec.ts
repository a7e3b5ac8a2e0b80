import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { expect, test } from './fixtures/test.ts';
import { expectUsableByThumb } from './fixtures/usable-by-thumb.ts';

/** Lists of what customers send, each with a page of an entry; the others have journeys of their own. */
const DESKS = ['returns', 'refunds', 'reviews', 'gift-vouchers', 'takings'];

for (const width of [390, 1440]) {
  test.describe(`what customers send, ${width} wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 664 : 900 } });

    for (const desk of DESKS) {
      test(`the desk of ${desk} has a list and pages that anybody can use`, {
        tag: '@any-screen',
      }, async ({ page, context, baseURL }) => {
        await logIn(context, baseURL, STAFF);
        await page.goto(`/dashboard/${desk}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('rowheader').getByRole('link').first().click();
        await expect(page).not.toHaveURL(new RegExp(`/dashboard/${desk}$`));
        await expectAccessible(page);
        if (width === 390) await expectUsableByThumb(page, [new URL(page.url()).pathname]);
      });
    }

    test('the list of changes can be used by anybody', { tag: '@any-screen' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL, STAFF);
      await page.goto('/dashboard/trail');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expectAccessible(page);
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

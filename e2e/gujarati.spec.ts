import { inGujarati } from '../__tests__/support/in-languages.ts';
import { cartMessages } from '../contract/messages/cart.ts';
import { inLanguage } from '../contract/shop/languages.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { englishLeft } from './fixtures/english-left.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { expect, test } from './fixtures/test.ts';
import { TRANSLATED_PAGES } from './fixtures/translated-pages.ts';

const GHEE = '/gu/products/1047/gir-cow-a2-bilona-ghee';
/** Names in the data of the demo shop, which are the same in every language. */
const NAMES = ['Dhenuvan', 'Tilsindhu', 'Kaapivana', 'Vanya Organics'];

test.describe('the shop in Gujarati', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ expectedComplaints: [/status of 404 .*no-such-page|404 .*page-not-found/] });

  test('has no English text that is not marked, and no Hindi', { tag: '@nightly' }, async ({
    page,
  }) => {
    test.slow();
    for (const path of TRANSLATED_PAGES.map((path) => inLanguage(path, 'gu'))) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'gu-IN');
        expect(await englishLeft(page, NAMES)).toEqual([]);
        const text = await page.locator('main').textContent();
        expect(text?.match(/\p{Script=Devanagari}{2,}/gu) ?? []).toEqual([]);
      });
    }
  });

  test('is for everybody', async ({ page }) => {
    for (const path of ['/gu', GHEE]) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
});

test('a product is put in the cart in Gujarati', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto(GHEE);
  await isHydrated(page.locator('main form').first());
  const add = page.getByRole('button', { name: inGujarati('Add to cart') });
  await add.filter({ visible: true }).first().click();
  await expect(page.getByText(inGujarati(cartMessages.added))).toBeVisible();
  await page.goto('/gu/cart');
  await expect(page.getByRole('link', { name: 'ગીર ગાયનું A2 વલોણાનું ઘી' }).first()).toBeVisible();
  expect(await englishLeft(page, NAMES)).toEqual([]);
});

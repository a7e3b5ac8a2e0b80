import { test } from './fixtures/buyer.ts';
import { cutTexts } from './fixtures/cut-texts.ts';
import { intoPseudoLanguage } from './fixtures/pseudo-language.ts';
import { expect, type Page } from './fixtures/test.ts';
import { TRANSLATED_PAGES } from './fixtures/translated-pages.ts';

/** The names of the shop and what a shopper typed, which no language makes longer, are cut too. */
async function cutOn(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await intoPseudoLanguage(page);
    const cut = await cutTexts(page);
    if (cut.length > 0) found[path] = cut;
  }
  return found;
}

test.describe('texts that are a third longer', { tag: ['@any-screen', '@nightly'] }, () => {
  // Scripts would compare the texts with those that they expect.
  test.use({
    javaScriptEnabled: false,
    mayMove: true,
    viewport: { width: 320, height: 640 },
    expectedComplaints: [/\/page-not-found$|no-such-page/],
  });

  test('are cut off on no page at 320 px', { tag: '@read-only' }, async ({ page }) => {
    test.slow();
    expect(await cutOn(page, TRANSLATED_PAGES)).toEqual({});
  });

  test('are cut off on no page of a buyer', async ({ page, buyer: _buyer }) => {
    test.slow();
    const own = ['/cart', '/checkout', '/profile', '/wishlist', '/profile/addresses/add'];
    expect(await cutOn(page, own)).toEqual({});
  });
});

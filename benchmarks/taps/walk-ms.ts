import type { Browser } from '@playwright/test';
import { longest, look, withSlowPhone } from './slow-phone.ts';
import { addOnProduct } from './tap-ms.ts';

/** Returns the milliseconds of the longest interaction (INP) from the home page to the cart. */
export function walkMs(browser: Browser): Promise<number> {
  return withSlowPhone(browser, '/', async (page) => {
    // The shelves are far: a key that moves through the page has them put in their place.
    await page.evaluate(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
    const card = page.locator('[data-preview]', { hasText: 'Add to cart' }).first();
    await card.scrollIntoViewIfNeeded();
    await look();
    await card.locator('a').first().tap();
    await page.waitForURL('**/products/**');
    await addOnProduct(page).waitFor();
    await look();
    await addOnProduct(page).tap();
    await look();
    await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().tap();
    await page.waitForURL('**/cart');
    await look();
    return longest(page);
  });
}

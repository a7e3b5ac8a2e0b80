import type { Browser, Locator, Page } from '@playwright/test';
import { forget, longest, look, withSlowPhone } from './slow-phone.ts';

const PRODUCT = '/products/1001/hill-shade-arabica-beans';

/** What is tapped, and on which page. `at`: the number of the visit, for another card each time. */
interface Tap {
  path: string;
  find: (page: Page, at: number) => Locator;
  /** Taps that come before. */
  first?: (page: Page, at: number) => Promise<void>;
}

const cardOf = (page: Page, at: number) =>
  page.locator('[data-preview]', { hasText: 'Add to cart' }).nth(at % 6);
const addOn = (page: Page, at: number) =>
  cardOf(page, at).getByRole('button', { name: 'Add to cart' });

/** Adds what a product's page is about. */
export const addOnProduct = (page: Page) =>
  page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first();

/** The taps that a shopper makes most. */
export const TAPS = {
  menu: { path: '/', find: (page) => page.getByRole('button', { name: 'Menu' }) },
  heart: {
    path: '/shop',
    find: (page, at) => cardOf(page, at).getByRole('button', { name: /wishlist$/ }),
  },
  filter: { path: '/shop', find: (page) => page.getByRole('button', { name: 'Filter' }).first() },
  add: { path: '/shop', find: addOn },
  quantity: {
    path: '/shop',
    find: (page) => page.getByRole('button', { name: 'Add one' }).first(),
    first: async (page, at) => {
      await addOn(page, at).tap();
      await look();
    },
  },
  name: { path: '/shop', find: (page, at) => cardOf(page, at).locator('a').first() },
  'add on a product': { path: PRODUCT, find: addOnProduct },
} satisfies Record<string, Tap>;

/** Returns the milliseconds from the `at`-th tap to the frame that answers it, as the browser says. */
export function tapMs(browser: Browser, name: keyof typeof TAPS, at: number): Promise<number> {
  const { path, find, first }: Tap = TAPS[name];
  return withSlowPhone(browser, path, async (page) => {
    await first?.(page, at);
    const target = find(page, at);
    await target.scrollIntoViewIfNeeded();
    await look();
    await forget(page);
    await target.tap();
    await look();
    return longest(page);
  });
}

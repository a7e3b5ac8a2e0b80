import { test as base } from '../../e2e/fixtures/test.ts';
import { type LiveShop, openLiveShop } from './shop/open-live-shop.ts';

/** Compiling the storefront takes minutes on a busy machine. */
const OPENS_WITHIN_MS = 900_000;

/** The shop's test in a live shop that begins empty. */
export const test = base.extend<object, { shop: LiveShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructured fixtures
    async ({}, use) => {
      const shop = await openLiveShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: OPENS_WITHIN_MS },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
});

import { type Browser, expect, type Page } from '@playwright/test';
import type { LiveShop } from '../shop/open-live-shop.ts';

/** What a chapter works with. */
export interface Walk {
  /** The browser of the member of staff. */
  page: Page;
  shop: LiveShop;
  /** For browsers of shoppers. */
  browser: Browser;
}

/** What is saved is in the shop within this time. */
const DEADLINE_MS = 10_000;

/** Waits until a page of the shop, as a shopper gets it, contains all of the texts. */
export async function expectInShop(page: Page, path: string, ...texts: string[]): Promise<void> {
  const missing = async () => {
    const answer = await page.request.get(path);
    const html = (await answer.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    return answer.ok() ? texts.filter((text) => !html.includes(text)) : answer.status();
  };
  await expect.poll(missing, { timeout: DEADLINE_MS, intervals: [300] }).toEqual([]);
}

/** Returns the id of the entry whose form is open. */
export const openId = (page: Page): string => page.url().split('/').at(-1) ?? '';

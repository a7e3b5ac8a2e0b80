import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { BASE_URL, PHONE } from '../page-weight.ts';

/** A mid-range phone is about this much slower than the machine of the measurement. */
const SLOWER = 4;
/** A shopper has looked at the page before a tap; what it causes is drawn within the same time. */
const LOOKS_MS = 1500;

/** Lets a shopper look at the page. */
export const look = () => pause(LOOKS_MS);

/** Opens a page on a phone without a past, which is slow once the page is there. */
export async function withSlowPhone<T>(
  browser: Browser,
  path: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true });
  // The login that opens by itself would lie above what is tapped.
  await context.addCookies([{ name: 'login-seen', value: 'yes', url: BASE_URL }]);
  await context.addInitScript(rememberLongest);
  const page = await context.newPage();
  await page.goto(BASE_URL + path, { waitUntil: 'networkidle' });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Has the browser note the longest interaction, in all documents of the tab. */
function rememberLongest(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      sessionStorage.longest = Math.max(sessionStorage.longest ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Forgets the interactions until now. */
export const forget = (page: Page) => page.evaluate(() => void delete sessionStorage.longest);

/** Returns the milliseconds from the longest interaction to the frame that answers it (INP). */
export const longest = (page: Page) => page.evaluate(() => Number(sessionStorage.longest ?? 0));

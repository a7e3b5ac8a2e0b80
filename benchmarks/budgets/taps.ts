import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { BASE_URL, PHONE } from '../page-weight.ts';

/** A mid-range phone is about this much slower than the machine of the measurement. */
const SLOWER = 4;
const TAPS = 10;
/** A shopper has looked at the page before a tap; what it causes is drawn within the same time. */
const LOOKS_MS = 1500;

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

/** The taps of a walk from the home page to the cart. */
export const WALK = {
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
      await pause(LOOKS_MS);
    },
  },
  name: { path: '/shop', find: (page, at) => cardOf(page, at).locator('a').first() },
  'add on a product': {
    path: PRODUCT,
    find: (page) =>
      page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first(),
  },
} satisfies Record<string, Tap>;

/**
 * Returns the milliseconds from a tap to the frame that answers it on a slow phone, as the browser
 * reports them (INP): the 95th percentile of ten taps, each on a page of its own.
 */
export async function tapMs(name: keyof typeof WALK): Promise<number> {
  const tap: Tap = WALK[name];
  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    // Chromium's own sandbox refuses to run as root, as in most containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const times: number[] = [];
  for (let at = 0; at < TAPS; at += 1) {
    const context = await browser.newContext({ ...PHONE, hasTouch: true });
    const page = await context.newPage();
    await page.goto(BASE_URL + tap.path, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    times.push(await timeTap(page, tap, at));
    await context.close();
  }
  await browser.close();
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(TAPS * 0.95) - 1] ?? Number.NaN;
}

async function timeTap(page: Page, { find, first }: Tap, at: number): Promise<number> {
  await first?.(page, at);
  const target = find(page, at);
  await target.scrollIntoViewIfNeeded();
  await pause(LOOKS_MS);
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) longest.ms = Math.max(longest.ms, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await target.tap();
  await pause(LOOKS_MS);
  return page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
}

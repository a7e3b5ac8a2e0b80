import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { BASE_URL, PHONE } from '../page-weight.ts';

/** A mid-range phone is about this much slower than the machine of the measurement. */
const SLOWER = 4;
const TAPS = 6;
/** A shopper has looked at the listing before a tap. */
const LOOKS_MS = 1500;

/** Returns the milliseconds from a tap on a card to the first frame with the product's large name. */
export function tapToNameMs(): Promise<number> {
  return medianTap(async (page, at) => {
    const link = page.locator('[data-preview] a').nth(at);
    const name = ((await link.textContent()) ?? '').trim();
    return timeTap(page, { tapped: link, isThere: hasLargeText, name });
  });
}

/** Returns the milliseconds from a tap on "Add to cart" to the first frame in which its card differs. */
export function tapToCartMs(): Promise<number> {
  return medianTap(async (page, at) => {
    const card = page.locator('[data-preview]', { hasText: 'Add to cart' }).nth(at);
    const name = ((await card.locator('a').first().textContent()) ?? '').trim();
    const button = card.getByRole('button', { name: 'Add to cart' });
    return timeTap(page, { tapped: button, isThere: hasAnswered, name });
  });
}

/** Runs in the page: whether text of this name is displayed larger than on a card. */
function hasLargeText(name: string): boolean {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, body > [aria-hidden] div')];
  return texts.some(
    (text) => text.textContent === name && Number.parseFloat(getComputedStyle(text).fontSize) > 24,
  );
}

/** Runs in the page: whether the button of this product is busy, or a stepper stands in its place. */
function hasAnswered(name: string): boolean {
  const cards = [...document.querySelectorAll('[data-preview]')];
  const card = cards.find((one) => one.querySelector('a')?.textContent?.trim() === name);
  return card?.querySelector('[aria-busy="true"], [role="group"] output, fieldset, input') !== null;
}

interface Tap {
  tapped: ReturnType<Page['locator']>;
  isThere: (name: string) => boolean;
  name: string;
}

async function timeTap(page: Page, { tapped, isThere, name }: Tap): Promise<number> {
  await tapped.scrollIntoViewIfNeeded();
  await pause(LOOKS_MS);
  const time = page.evaluate(
    ([source, wanted]) =>
      new Promise<number>((resolve) => {
        const isDrawn = new Function(`return (${source})`)() as (name: string) => boolean;
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (!isDrawn(wanted)) return void requestAnimationFrame(look);
              requestAnimationFrame((now) => resolve(now - timeStamp));
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    [isThere.toString(), name] as const,
  );
  await tapped.tap();
  return time;
}

async function medianTap(tap: (page: Page, at: number) => Promise<number>): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    // Chromium's own sandbox refuses to run as root, as in most containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const times: number[] = [];
  for (let at = 0; at < TAPS; at += 1) {
    const context = await browser.newContext({ ...PHONE, hasTouch: true });
    const page = await context.newPage();
    await page.goto(`${BASE_URL}/shop`, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    times.push(await tap(page, at));
    await context.close();
  }
  await browser.close();
  return times.toSorted((a, b) => a - b)[Math.floor(TAPS / 2)] ?? Number.NaN;
}

import type { Browser } from '@playwright/test';

/** The screen of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** What stands on a page before it is scrolled. */
export interface FirstScreen {
  /** Elements of the document, `head` included. */
  elements: number;
  /** The address of the largest picture that is seen, if there is one. */
  picture: string | undefined;
}

/** Looks at a page as it is loaded. */
export async function firstScreen(browser: Browser, url: string): Promise<FirstScreen> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  // A page that goes on asking for others, as a peer's does, has its own pictures by then.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  const picture = await page.evaluate(() => {
    const areaOf = (picture: HTMLImageElement) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      return Math.max(height, 0) * Math.max(width, 0);
    };
    const pictures = [...document.images].filter((picture) => areaOf(picture) > 0);
    return pictures.toSorted((a, b) => areaOf(b) - areaOf(a))[0]?.currentSrc;
  });
  await context.close();
  return { elements, picture };
}

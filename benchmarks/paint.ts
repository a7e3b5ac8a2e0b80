import { BASE_URL } from './page-weight.ts';
import { type FirstScreen, firstScreen } from './paint/first-screen.ts';
import { type Method, type Paint, paintOf } from './paint/paint-of.ts';
import { withBrowser } from './paint/with-browser.ts';
import { writeResult } from './write-result.ts';

const PAGES = [
  '/',
  '/shop',
  '/categories/401/coffee',
  '/products/1001/hill-shade-arabica-beans',
  '/blogs/1/how-to-read-a-roast-date',
  '/faq',
];

interface PaintOptions {
  /** Addresses of the same shop by another way, and pages of other shops, measured in turn. */
  beside: string[];
  /** Visits of each page; the table has their medians. */
  runs: number;
  methods: Method[];
}

/** Prints when pages are painted on a slow phone, on a simulated line and on one really held. */
export async function measurePaint({ beside, runs, methods }: PaintOptions): Promise<void> {
  const urls = [...PAGES.map((path) => BASE_URL + path), ...beside];
  const screens = await withBrowser(async (browser) => {
    const found = new Map<string, FirstScreen>();
    for (const url of urls) found.set(url, await firstScreen(browser, url));
    return found;
  });
  const rows = [];
  for (const method of methods) {
    const paints = new Map<string, Paint[]>(urls.map((url) => [url, []]));
    // One after the other, so that what else the machine does meets all pages alike.
    for (let run = 0; run < runs; run += 1) {
      for (const url of urls) {
        const visit = { url, method, picture: screens.get(url)?.picture };
        const paint = await withBrowser((_, port) => paintOf({ ...visit, port })).catch(report);
        if (!paint) continue;
        console.info(`${method} ${run + 1}: ${url} ${Math.round(paint.firstPaint)} ms`);
        paints.get(url)?.push(paint);
      }
    }
    for (const [url, all] of paints) {
      rows.push({ url, method, elements: screens.get(url)?.elements, ...medians(all) });
    }
    console.table(rows.filter((row) => row.method === method));
  }
  await writeResult('paint', rows);
}

/** A visit whose browser gives up is left out; the others are worth their minutes. */
function report(error: Error): undefined {
  console.info(error.message);
}

function medians(paints: Paint[]): Paint {
  const names = Object.keys(paints[0] ?? {}) as (keyof Paint)[];
  const median = (name: keyof Paint) => {
    const sorted = paints.map((paint) => paint[name]).toSorted((a, b) => a - b);
    return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 100) / 100;
  };
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as Paint;
}

import { withBrowser } from './paint/with-browser.ts';
import { TAPS, tapMs } from './taps/tap-ms.ts';
import { walkMs } from './taps/walk-ms.ts';
import { writeResult } from './write-result.ts';

const TIMES = 10;

/**
 * Prints how long a slow phone takes to answer taps, each on a page of its own, and the longest of
 * a walk: milliseconds, ten times each.
 */
export async function measureTaps(): Promise<void> {
  const rows = [];
  for (const tap of Object.keys(TAPS) as (keyof typeof TAPS)[]) {
    const all = await withBrowser((browser) => repeated((at) => tapMs(browser, tap, at)));
    rows.push({ what: tap, ...percentiles(all) });
  }
  const walks = await withBrowser((browser) => repeated(() => walkMs(browser)));
  rows.push({ what: 'INP: home, product, cart', ...percentiles(walks) });
  console.table(rows);
  await writeResult('taps', rows);
}

async function repeated(measure: (at: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < TIMES; at += 1) all.push(await measure(at));
  console.info(all.join(', '), 'ms');
  return all;
}

function percentiles(all: number[]) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { median: at(0.5), p75: at(0.75), p95: at(0.95) };
}

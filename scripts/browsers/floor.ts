import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserName } from '@mdn/browser-compat-data/types';
import { ROOT } from '../shop/settings.ts';

/** The browsers of MDN's tables that each name of browserslist stands for. */
const BROWSERS: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/** The lowest supported version of each browser of MDN's tables. */
export type BrowserFloor = ReadonlyMap<BrowserName, number>;

/**
 * Reads the floor of browsers from `browserslist` in package.json, whose rows are all of the form
 * `chrome >= 109`. Next reads the same list for scripts and styles.
 * @throws Error for a row of another form, or a browser that MDN's tables do not name
 */
export function readBrowserFloor(): BrowserFloor {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { browserslist } = JSON.parse(text) as { browserslist: string[] };
  return new Map(browserslist.flatMap(parseRow));
}

function parseRow(row: string): [BrowserName, number][] {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(row) ?? [];
  const browsers = BROWSERS[name];
  if (!browsers) throw new Error(`Not a floor of a known browser: ${row}`);
  return browsers.map((browser) => [browser, Number(version)]);
}

import type { ShopSettings } from '../shop/settings.ts';
import { findBrowser } from './find-browser.ts';
import { newReport, playwrightCounts } from './reports.ts';
import { type Counts, runProgram } from './run-step.ts';

export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * Runs the browser tests.
 * @param shop the tests' shop; without it the read-only tests run against the deployment that
 * BASE_URL names
 * @param args passed to Playwright
 */
export async function runBrowserTests(
  shop: ShopSettings | undefined,
  args: string[] = [],
): Promise<Counts> {
  const env: Record<string, string> = { PLAYWRIGHT_CHROMIUM: await findBrowser() };
  if (shop) {
    env.E2E_SHOP = shop.publicOrigin;
    env.E2E_API = shop.apiBaseUrl;
  }
  const report = newReport('playwright');
  env.E2E_REPORT = report;
  const code = await runProgram(process.execPath, [PLAYWRIGHT, 'test', ...args], { env });
  return playwrightCounts(report, code);
}

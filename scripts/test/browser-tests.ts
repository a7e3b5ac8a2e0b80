import type { Crew } from '../shop/crew.ts';
import { findBrowser } from './find-browser.ts';
import { newReport, playwrightCounts } from './reports.ts';
import type { Counts } from './run-step.ts';
import { runProgram } from './run-step.ts';
import { openTestShop } from './test-shop.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * Runs the browser tests: all of them against a shop opened for them, or, where BASE_URL names a
 * deployment, only the read-only ones.
 * @param args passed to Playwright
 */
export async function runBrowserTests(crew: Crew, args: string[] = []): Promise<Counts> {
  const env: Record<string, string> = { PLAYWRIGHT_CHROMIUM: await findBrowser() };
  if (!process.env.BASE_URL) {
    const shop = await openTestShop(crew);
    env.E2E_SHOP = shop.publicOrigin;
    env.E2E_API = shop.apiBaseUrl;
  }
  const report = newReport('playwright');
  env.E2E_REPORT = report;
  const code = await runProgram(process.execPath, [PLAYWRIGHT, 'test', ...args], { env });
  return playwrightCounts(report, code);
}

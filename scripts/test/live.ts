import { PLAYWRIGHT } from './browser-tests.ts';
import { findBrowser } from './find-browser.ts';
import { runProgram } from './run-step.ts';

const args = [PLAYWRIGHT, 'test', '--config', 'drills/live-walk/playwright.config.ts'];
const env = { PLAYWRIGHT_CHROMIUM: await findBrowser() };
process.exitCode = await runProgram(process.execPath, [...args, ...process.argv.slice(2)], { env });

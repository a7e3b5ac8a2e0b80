import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Problem, say } from '../bootstrap/problem.mjs';
import { runProgram } from './run-step.ts';

/**
 * The same browser without a window, which takes half the processor time. It fetches every picture
 * immediately, however far away.
 */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DEBIAN_PACKAGES = [SHELL, 'chromium'];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemBrowser(names = [SHELL, ...WHOLE]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...paths, ...MAC_APPS].find(isProgram);
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function installFromDebian(): Promise<string | undefined> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) return undefined;
  say('No Chromium found; installing Debian’s …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-q'], { env });
  const install = ['install', '-q', '-y', '--no-install-recommends'];
  for (const name of DEBIAN_PACKAGES) {
    if ((await runProgram('apt-get', [...install, name], { env })) === 0) break;
  }
  return systemBrowser();
}

/**
 * Returns the Chromium of the browser tests: that of PLAYWRIGHT_CHROMIUM, the system's, Playwright's
 * own, or Debian's, which is installed where that is allowed. Measurements need one that is `whole`.
 * @throws {Problem} saying how to get one, or that PLAYWRIGHT_CHROMIUM names no program
 */
export async function findBrowser(whole?: 'whole'): Promise<string> {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named && !isProgram(named)) {
    throw new Problem(`PLAYWRIGHT_CHROMIUM names ${named}, which is not a program.`);
  }
  const found = named || systemBrowser(whole && WHOLE) || playwrightBrowser();
  if (found) return found;
  const installed = await installFromDebian();
  if (installed) return installed;
  throw new Problem(
    'No Chromium found.',
    'Get one with: npx playwright install --with-deps chromium',
  );
}

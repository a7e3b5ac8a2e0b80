import { setTimeout as pause } from 'node:timers/promises';
import { Problem, say } from '../bootstrap/problem.mjs';
import {
  buildFingerprint,
  forgetBuild,
  isBuildFresh,
  isComplete,
  rememberBuild,
} from './build-stamp.ts';
import { childProblem } from './child.ts';
import type { Crew } from './crew.ts';
import type { ShopSettings } from './settings.ts';

const NEXT = 'node_modules/next/dist/bin/next';
/** A development server compiles its first page while the script waits. */
const ANSWER_LIMIT_MS = 30_000;

/** Returns the variables of the storefront's build and process, added to the environment. */
export function storefrontEnvironment(
  settings: ShopSettings,
  secrets: Record<string, string>,
): Record<string, string> {
  return {
    ...secrets,
    API_BASE_URL: settings.apiBaseUrl,
    DATA_DIR: settings.dataDir,
    DIST_DIR: settings.distDir,
    NEXT_TELEMETRY_DISABLED: '1',
    PUBLIC_ORIGIN: settings.publicOrigin,
    SHOP_MODE: settings.mode,
  };
}

/**
 * Builds the storefront when its sources changed since the last build. Pages are filled from the
 * API, which must therefore run.
 * @throws {Problem} with the compiler's output when the build fails
 */
export async function buildStorefront(
  crew: Crew,
  settings: ShopSettings,
  env: Record<string, string>,
): Promise<void> {
  const print = buildFingerprint({ ...process.env, ...env });
  if (isBuildFresh(settings, print)) return;
  if (!(await answers(settings.apiBaseUrl))) {
    throw new Problem(
      `The API at ${settings.apiBaseUrl} does not answer, and the pages are filled from it.`,
      'Start it, correct API_BASE_URL, or unset it to use the bundled one.',
    );
  }
  say('Building the storefront (about a minute) …');
  const began = Date.now();
  forgetBuild(settings);
  await crew.run({ name: 'The build of the storefront', args: [NEXT, 'build'], env });
  if (!isComplete(settings)) throw new Problem('The build of the storefront broke off.');
  rememberBuild(settings, print);
  say(`Storefront built in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** Returns whether an address answers at all. */
async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    await fetch(address, { method: 'HEAD', redirect: 'manual', signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the storefront and waits until it answers.
 * @param command Next's own: `start` or `dev`
 * @throws {Problem} with its last output when it ends instead
 */
export async function startStorefront(
  crew: Crew,
  settings: ShopSettings,
  env: Record<string, string>,
  command: 'start' | 'dev' = 'start',
): Promise<void> {
  say('Starting the storefront …');
  let isOpen = command === 'dev';
  const onLine = (line: string) => {
    if (isOpen) console.info(line);
  };
  const args = [NEXT, command, '-p', String(settings.port)];
  await crew.keep({ name: 'The storefront', args, env, onLine }, async (storefront) => {
    let hasEnded = false;
    storefront.ended.then(() => {
      hasEnded = true;
    });
    while (!(await answers(`http://127.0.0.1:${settings.port}/`))) {
      if (hasEnded) throw childProblem('The storefront could not start.', storefront.tail());
      await pause(100);
    }
    isOpen = true;
  });
}

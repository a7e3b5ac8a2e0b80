import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../bootstrap/problem.mjs';
import { answers } from './answers.ts';
import { childProblem } from './child.ts';
import type { Crew } from './crew.ts';
import type { ShopSettings, Variables } from './settings.ts';

const PROGRAM = 'server/main.ts';

/**
 * V8 lets a heap grow with the memory of the machine, and collects earlier under a limit. The
 * storefront needs half of this one under load (benchmarks/README.md, 'Heaps').
 */
const HEAP = ['--max-old-space-size=384', '--max-semi-space-size=8'];

/** Returns all variables of the storefront's build and process. */
export function storefrontEnvironment(
  settings: ShopSettings,
  secrets: Record<string, string>,
): Variables {
  return {
    ...settings.variables,
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
 * Starts the storefront and waits until it answers.
 * @param manner `development` compiles each page when it is asked for
 * @throws {Problem} with its last output when it ends instead
 */
export async function startStorefront(
  crew: Crew,
  settings: ShopSettings,
  env: Variables,
  manner: 'production' | 'development' = 'production',
): Promise<void> {
  say('Starting the storefront …');
  let isOpen = manner === 'development';
  const onLine = (line: string) => {
    if (isOpen) console.info(line);
  };
  const own = { ...env, NODE_ENV: manner, PORT: String(settings.port) };
  const args = [...HEAP, PROGRAM];
  await crew.keep({ name: 'The storefront', args, env: own, onLine }, async (storefront) => {
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

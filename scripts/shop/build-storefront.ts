import { Problem, say } from '../bootstrap/problem.mjs';
import { showWhile } from '../bootstrap/status-line.mjs';
import { answers } from './answers.ts';
import {
  type BuildStep,
  buildFingerprint,
  forgetBuild,
  isComplete,
  isStepFresh,
  rememberStep,
} from './build-stamp.ts';
import type { Crew } from './crew.ts';
import { newestNoticeOf, rememberNotice } from './rendered-from.ts';
import type { ShopSettings, Variables } from './settings.ts';

interface Build {
  crew: Crew;
  settings: ShopSettings;
  /** All variables of the storefront. */
  env: Variables;
}

/** The program of Next.js. */
const NEXT = 'node_modules/next/dist/bin/next';

/** Hexadecimal digits; Next's own ids have 21 letters. */
const BUILD_ID_LENGTH = 20;

/** Next's names for the two halves of its build. */
const MODES: Record<BuildStep, string> = { compiled: 'compile', rendered: 'generate' };

/**
 * Compiles the storefront when its sources changed since the last time. It asks the API nothing, so
 * both can be made ready side by side.
 * @throws {Problem} with the compiler's output when it fails
 */
export async function compileStorefront({ crew, settings, env }: Build): Promise<void> {
  const print = buildFingerprint('compiled', env);
  if (isStepFresh(settings, 'compiled', print)) return;
  forgetBuild(settings);
  const work = () => runStep({ crew, settings, env }, 'compiled');
  await showWhile('Compiling the storefront (a minute or three) …', work);
  if (!isComplete(settings)) throw new Problem('The build of the storefront broke off.');
}

/**
 * Renders the pages that everybody opens from what the API says. While the API is away the shop
 * opens without them: it answers 503, renders each page when it is asked for, and the next start
 * does what is left.
 * @throws {Problem} with the last output when a page cannot be rendered
 */
export async function renderPages({ crew, settings, env }: Build): Promise<void> {
  if (isStepFresh(settings, 'rendered', buildFingerprint('rendered', env))) return;
  if (!(await answers(settings.apiBaseUrl))) {
    say(`The API at ${settings.apiBaseUrl} does not answer; the pages wait for it.`);
    return;
  }
  const newest = await newestNoticeOf(settings, env);
  const work = () => runStep({ crew, settings, env }, 'rendered');
  await showWhile('Rendering the pages (a minute) …', work);
  rememberNotice(settings, newest);
}

async function runStep({ crew, settings, env }: Build, step: BuildStep): Promise<void> {
  const began = Date.now();
  const args = [NEXT, 'build', '--experimental-build-mode', MODES[step]];
  const sources = buildFingerprint('compiled', env);
  const own = { ...env, SHOP_BUILD_ID: sources.slice(0, BUILD_ID_LENGTH) };
  await crew.run({ name: 'The build of the storefront', args, env: own });
  rememberStep(settings, step, buildFingerprint(step, env));
  say(`Storefront ${step} in ${Math.round((Date.now() - began) / 1000)} s.`);
}

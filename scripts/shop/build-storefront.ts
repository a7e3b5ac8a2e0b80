import { Problem, say } from '../bootstrap/problem.mjs';
import { showWhile } from '../bootstrap/status-line.mjs';
import { answers } from './answers.ts';
import {
  type BuildStep,
  buildFingerprint,
  forgetBuild,
  forgetPages,
  isComplete,
  isStepFresh,
  rememberStep,
} from './build-stamp.ts';
import type { Crew } from './crew.ts';
import { newestNoticeOf, rememberNotice } from './rendered-from.ts';
import type { ShopSettings, Variables } from './settings.ts';

export interface Build {
  crew: Crew;
  settings: ShopSettings;
  /** All variables of the storefront. */
  env: Variables;
}

/** The program of Next.js. */
const NEXT = 'node_modules/next/dist/bin/next';

const DONE: Record<BuildStep, string> = {
  compiled: 'Storefront compiled',
  first: 'First pages rendered',
  rendered: 'Pages rendered',
};

/** Hexadecimal digits; Next's own ids have 21 letters. */
const BUILD_ID_LENGTH = 20;

/** Next's names for the two halves of its build. */
const MODES: Record<BuildStep, string> = {
  compiled: 'compile',
  first: 'generate',
  rendered: 'generate',
};

/**
 * Compiles the storefront when its sources changed since the last time. It asks the API nothing, so
 * both can be made ready side by side.
 * @throws {Problem} with the compiler's output when it fails
 */
export async function compileStorefront({ crew, settings, env }: Build): Promise<void> {
  const print = buildFingerprint('compiled', env);
  if (isStepFresh(settings, 'compiled', print)) return;
  forgetBuild(settings);
  const work = () => runBuildStep({ crew, settings, env }, 'compiled');
  await showWhile('Compiling the storefront (a minute or three) …', work);
  if (!isComplete(settings)) throw new Problem('The build of the storefront broke off.');
}

/**
 * Renders the pages of the first surface, so that the shop can open: of all others Next.js knows the
 * kind, and renders each when it is asked for. While the API is away the shop opens without them: it
 * answers 503, and the next start does what is left.
 * @throws {Problem} with the last output when a page cannot be rendered
 */
export async function renderFirstPages(build: Build): Promise<void> {
  const { settings, env } = build;
  const isFresh = (step: BuildStep) => isStepFresh(settings, step, buildFingerprint(step, env));
  if (isFresh('rendered') || isFresh('first')) return;
  await renderStep({ ...build, env: { ...env, RENDER: 'first' } }, 'first');
}

/**
 * Renders the pages that everybody opens from what the API says.
 * @throws {Problem} with the last output when a page cannot be rendered
 */
export async function renderPages(build: Build): Promise<void> {
  const { settings, env } = build;
  if (isStepFresh(settings, 'rendered', buildFingerprint('rendered', env))) return;
  await renderStep(build, 'rendered');
}

async function renderStep(build: Build, step: 'first' | 'rendered'): Promise<void> {
  const { settings, env } = build;
  if (!(await answers(settings.apiBaseUrl))) {
    say(`The API at ${settings.apiBaseUrl} does not answer; the pages wait for it.`);
    return;
  }
  forgetPages(settings);
  const newest = await newestNoticeOf(settings, env);
  const text =
    step === 'first' ? 'Rendering the first pages …' : 'Rendering the pages (a minute) …';
  await showWhile(text, () => runBuildStep(build, step));
  rememberNotice(settings, newest);
}

/**
 * Runs a step of the build, and remembers that it was done.
 * @param isBackground all other work of the machine comes first
 */
export async function runBuildStep(
  { crew, settings, env }: Build,
  step: BuildStep,
  isBackground = false,
): Promise<void> {
  const began = Date.now();
  const args = [NEXT, 'build', '--experimental-build-mode', MODES[step]];
  const sources = buildFingerprint('compiled', env);
  const own = { ...env, SHOP_BUILD_ID: sources.slice(0, BUILD_ID_LENGTH) };
  await crew.run({ name: 'The build of the storefront', args, env: own, isBackground });
  rememberStep(settings, step, buildFingerprint(step, env));
  if (!isBackground) say(`${DONE[step]} in ${Math.round((Date.now() - began) / 1000)} s.`);
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RENDERED_FILE } from '../../contract/kit/cache-feed.ts';
import { ROOT, type ShopSettings, type Variables } from './settings.ts';

/** Everything the storefront is compiled from. */
const SOURCES = [
  '{app,components,contract,lib,public}/**/*',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** Variables that rendered pages contain, or that determine whose data they show. */
const IN_PAGES = [
  'API_BASE_URL',
  'COMPANY_ID',
  'DATABASE_URL',
  'DATA_DIR',
  'GOOGLE_TAG_ID',
  'META_PIXEL_ID',
  'PUBLIC_ORIGIN',
  'RECAPTCHA_SITE_KEY',
];

/**
 * What a build has behind it: its code is compiled, then the first pages are rendered, then all that
 * everybody opens.
 */
export type BuildStep = 'compiled' | 'first' | 'rendered';

/** The files of rendered pages, in the folder of a build. */
export const RENDERED = 'server/app/**/*.{html,rsc,meta,body}';

/**
 * Returns a fingerprint of everything that determines a step of the build: sources, and for pages
 * the variables that are in them.
 */
export function buildFingerprint(step: BuildStep, env: Variables): string {
  const hash = createHash('sha256');
  const names = step === 'compiled' ? [] : IN_PAGES;
  for (const name of names) hash.update(`${name}=${env[name] ?? ''}\0`);
  const entries = globSync(SOURCES, { cwd: ROOT, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const STAMPS: Record<BuildStep, string> = {
  compiled: 'compiled-from',
  first: 'first-rendered-from',
  rendered: RENDERED_FILE,
};
const stampOf = ({ distDir }: ShopSettings, step: BuildStep) => join(ROOT, distDir, STAMPS[step]);

/** Returns whether a step was done with the sources of this fingerprint. */
export function isStepFresh(settings: ShopSettings, step: BuildStep, print: string): boolean {
  const stamp = stampOf(settings, step);
  return isComplete(settings) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Returns whether the code is compiled: Next writes its id last. */
export function isComplete({ distDir }: ShopSettings): boolean {
  return existsSync(join(ROOT, distDir, 'BUILD_ID'));
}

/** Forgets all steps, before the first is done again. */
export function forgetBuild(settings: ShopSettings): void {
  rmSync(join(ROOT, settings.distDir, 'BUILD_ID'), { force: true });
  rmSync(stampOf(settings, 'compiled'), { force: true });
  forgetPages(settings);
}

/** Removes what was rendered, with the steps that did it. */
export function forgetPages(settings: ShopSettings): void {
  for (const step of ['first', 'rendered'] as const)
    rmSync(stampOf(settings, step), { force: true });
  const folder = join(ROOT, settings.distDir);
  for (const file of globSync(RENDERED, { cwd: folder })) rmSync(join(folder, file));
}

export function rememberStep(settings: ShopSettings, step: BuildStep, print: string): void {
  writeFileSync(stampOf(settings, step), print);
}

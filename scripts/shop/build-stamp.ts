import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_VARIABLES } from '../../contract/payments/gateways.ts';
import type { ShopSettings } from './settings.ts';
import { ROOT } from './settings.ts';

/** Everything the storefront is built from. */
const SOURCES = [
  '{app,components,contract,lib,public}/**/*',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** Variables that a build contains, or that determine whose data its pages show. */
const BAKED_IN = [
  'API_BASE_URL',
  'COMPANY_ID',
  'DATABASE_URL',
  'DATA_DIR',
  ...FORM_VARIABLES,
  'PUBLIC_ORIGIN',
  'RECAPTCHA_SITE_KEY',
];

/** Returns a fingerprint of the sources and of everything else that determines a build. */
export function buildFingerprint(env: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  for (const name of BAKED_IN) hash.update(`${name}=${env[name] ?? ''}\0`);
  const entries = globSync(SOURCES, { cwd: ROOT, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What a build has behind it: its code is compiled, and then its pages are rendered. */
export type BuildStep = 'compiled' | 'rendered';

const stampOf = ({ distDir }: ShopSettings, step: BuildStep) => join(ROOT, distDir, `${step}-from`);

/** Returns whether a step was done with the sources of this fingerprint. */
export function isStepFresh(settings: ShopSettings, step: BuildStep, print: string): boolean {
  const stamp = stampOf(settings, step);
  return isComplete(settings) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Returns whether the code is compiled: Next writes its id last. */
export function isComplete({ distDir }: ShopSettings): boolean {
  return existsSync(join(ROOT, distDir, 'BUILD_ID'));
}

/** Forgets both steps, before the first is done again. */
export function forgetBuild(settings: ShopSettings): void {
  rmSync(join(ROOT, settings.distDir, 'BUILD_ID'), { force: true });
  for (const step of ['compiled', 'rendered'] as const) {
    rmSync(stampOf(settings, step), { force: true });
  }
}

export function rememberStep(settings: ShopSettings, step: BuildStep, print: string): void {
  writeFileSync(stampOf(settings, step), print);
}

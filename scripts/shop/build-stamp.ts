import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_VARIABLES } from '../../contract/gateways.ts';
import type { ShopSettings } from './settings.ts';
import { ROOT } from './settings.ts';

/** Everything the storefront is built from. */
const SOURCES = [
  '{app,components,contract,lib,public}/**/*',
  'instrumentation.ts',
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

const stampOf = ({ distDir }: ShopSettings) => join(ROOT, distDir, 'build-stamp');

/** Returns whether a build exists that was made from the sources of this fingerprint. */
export function isBuildFresh(settings: ShopSettings, print: string): boolean {
  const stamp = stampOf(settings);
  return isComplete(settings) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Returns whether a build is complete: Next writes its id last. */
export function isComplete({ distDir }: ShopSettings): boolean {
  return existsSync(join(ROOT, distDir, 'BUILD_ID'));
}

export function forgetBuild(settings: ShopSettings): void {
  rmSync(stampOf(settings), { force: true });
  rmSync(join(ROOT, settings.distDir, 'BUILD_ID'), { force: true });
}

export function rememberBuild(settings: ShopSettings, print: string): void {
  writeFileSync(stampOf(settings), print);
}

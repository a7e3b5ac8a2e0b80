import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Variables that a build bakes in, or that say whose data its pages show. */
const BAKED_IN = [
  'API_BASE_URL',
  'COMPANY_ID',
  'DATABASE_URL',
  'DATA_DIR',
  'PAYU_PAYMENT_URL',
  'PUBLIC_ORIGIN',
  'RECAPTCHA_SITE_KEY',
];

/** A fingerprint of the sources and of what else decides the outcome of a build. */
export function fingerprint(env: Record<string, string | undefined>): string {
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

/** Whether there is a build, and it was made from what this fingerprint stands for. */
export function isBuilt(settings: ShopSettings, print: string): boolean {
  const stamp = stampOf(settings);
  return isComplete(settings) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Next names a build as its last act. */
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

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shop/settings.ts';

/**
 * Returns the scripts that a build ships, packages included, relative to the root. Next's polyfills
 * for browsers without modules are none of them.
 * @param distDir the folder of the build
 * @throws Error without a build
 */
export function shippedScripts(distDir: string): string[] {
  const manifest = readFileSync(join(ROOT, distDir, 'build-manifest.json'), 'utf8');
  const { polyfillFiles } = JSON.parse(manifest) as { polyfillFiles: string[] };
  const scripts = globSync(`${distDir}/static/chunks/**/*.js`, { cwd: ROOT });
  return scripts.filter((path) => !polyfillFiles.some((file) => path.endsWith(file)));
}

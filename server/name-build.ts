import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { storefrontMetrics } from '../lib/server/http/metrics.ts';
import manifest from '../package.json' with { type: 'json' };

/** Has the metrics say which build this is: by its version, its id and the folder of its release. */
export async function nameBuild(distDir: string): Promise<void> {
  const build = await readFile(join(distDir, 'BUILD_ID'), 'utf8');
  const release = basename(process.cwd());
  storefrontMetrics().build.set({ version: manifest.version, release, build: build.trim() }, 1);
}

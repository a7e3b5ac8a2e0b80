import { basename } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import type { ApiMetrics } from './http/metrics.ts';

/** Adds to the metrics which version and release the program is of. */
export function nameBuild(metrics: ApiMetrics): void {
  metrics.nameBuild({ version: manifest.version, release: basename(process.cwd()) });
}

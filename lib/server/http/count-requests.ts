import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onEachRequest } from '@/lib/server/each-request';
import { storefrontMetrics } from './metrics';
import type { RoutesManifest } from './route-pattern';
import { routePatterns } from './route-pattern';

const NO_BUILD: RoutesManifest = { staticRoutes: [], dynamicRoutes: [] };

/**
 * Returns the routes of the build that runs; none in development, where only pages have names.
 */
export async function readRoutes(): Promise<RoutesManifest> {
  const path = join(
    /* turbopackIgnore: true */ process.cwd(),
    buildFolder(),
    'routes-manifest.json',
  );
  return readFile(path, 'utf8').then(JSON.parse, () => NO_BUILD);
}

function buildFolder(): string {
  return process.env.DIST_DIR ?? '.next';
}

/**
 * Counts every request of the process by its route, with its duration. Returns a function that ends
 * it.
 */
export function countRequests(routes: RoutesManifest): () => void {
  const { requests } = storefrontMetrics();
  const routeOf = routePatterns(routes);
  return onEachRequest(({ request, response }) => {
    // Next.js rewrites the address later.
    const { url = '', method = '' } = request;
    const end = requests.startTimer();
    response.once('close', () => {
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      end({ method, route: routeOf(url.split('?', 1)[0] ?? ''), status });
    });
  });
}

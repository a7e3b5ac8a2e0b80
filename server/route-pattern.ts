import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allPages } from '../contract/shop/pages.ts';
import { CALL_PATHS } from '../lib/api-routes/call-paths.ts';
import { patternExpression } from '../lib/api-routes/pattern.ts';
import { pagePattern } from '../lib/routing/page-patterns.ts';

/** A route of the build, as Next.js writes it into `routes-manifest.json`. */
interface BuiltRoute {
  /** `/api/orders/[id]/pay` */
  page: string;
  regex: string;
}

export interface RoutesManifest {
  staticRoutes: BuiltRoute[];
  dynamicRoutes: BuiltRoute[];
}

const NO_BUILD: RoutesManifest = { staticRoutes: [], dynamicRoutes: [] };

/**
 * Returns the routes of the build that runs; none in development, where only pages have names.
 * @param folder the folder of the build
 */
export async function readRoutes(folder: string): Promise<RoutesManifest> {
  return readFile(join(folder, 'routes-manifest.json'), 'utf8').then(JSON.parse, () => NO_BUILD);
}

/** The folders of all pages, which have public paths of their own. */
const INTERNAL = '/[surface]';
const BUILT_FILES = '/_next/';

/**
 * Returns a function that maps a path to the pattern of its route, `/orders/:id`, so that no id and
 * no unknown path becomes the name of a figure. Unknown paths are `none`.
 */
export function routePatterns({ staticRoutes, dynamicRoutes }: RoutesManifest) {
  const pages = allPages();
  const fixed = new Set([
    ...pages.flatMap(({ path }) => (path.includes(':') ? [] : [path])),
    ...CALL_PATHS.filter((path) => !path.includes(':')),
    ...staticRoutes.map(({ page }) => page),
  ]);
  const patterns = [
    ...pages
      .filter(({ path }) => path.includes(':'))
      .map((page) => ({ name: page.path, matches: new RegExp(`^${pagePattern(page)}$`) })),
    // One route file answers them all.
    ...CALL_PATHS.filter((path) => path.includes(':')).map((path) => ({
      name: path,
      matches: patternExpression(path),
    })),
    ...dynamicRoutes
      .filter(({ page }) => !page.startsWith(INTERNAL))
      .map(({ page, regex }) => ({ name: withColons(page), matches: new RegExp(regex) })),
  ];
  return (path: string): string => {
    if (fixed.has(path)) return path;
    if (path.startsWith(BUILT_FILES)) return BUILT_FILES;
    return patterns.find(({ matches }) => matches.test(path))?.name ?? 'none';
  };
}

/** Writes the parameters as the table of pages does. */
function withColons(page: string): string {
  return page.replace(/\[(?:\.\.\.)?(\w+)\]/g, ':$1');
}

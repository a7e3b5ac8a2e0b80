import { allPages } from './pages.ts';

/** Pages that search engines or shoppers see, as expressions of their paths. */
const PATHS = allPages()
  .filter(({ access }) => access !== 'staff')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w.~-]+')}$`));

/** Whether the shop has a page with this path, without language and query: `/shop`. */
export function isPagePath(path: string): boolean {
  return PATHS.some((pattern) => pattern.test(path));
}

import { splitLanguage } from '../../contract/shop/languages.ts';
import { pagePaths } from '../../contract/shop/page-paths.ts';

const PATHS: string[] = Object.values(pagePaths);

/**
 * Returns the path of a page as the table has it, `/products/:id/:slug`; undefined for another
 * path. Two pages may match, `/profile/edit` and one with a parameter: the exact one counts.
 */
export function pagePathOf(pathname: string): string | undefined {
  const { path: own } = splitLanguage(pathname);
  return PATHS.includes(own) ? own : PATHS.find((path) => patternOf(path).test(own));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

import { filterParameters } from '../../contract/listing-filters.ts';
import { builtPages, isGuarded, pages } from '../../contract/pages.ts';
import { OUTSIDE, pagePattern } from './page-patterns.ts';

/** Parameters of /shop that middleware.ts rewrites; next.config.mjs rewrites category and page. */
const PARAMETERS = ['search', 'category_name', ...filterParameters(), 'sort'];

interface QueryMatcher {
  source: string;
  has: { type: 'query'; key: string }[];
}

/**
 * Returns the value of `config.matcher` in middleware.ts: listings with search, filter or sort, and
 * all paths except those of public pages, because the middleware halves their speed. Next.js reads
 * the matcher without running the file, so `npm run pages` writes it there.
 */
export function middlewareMatcher(): (string | QueryMatcher)[] {
  const openPages = builtPages().filter(({ access }) => !isGuarded(access));
  const left = [...OUTSIDE, ...openPages.map((page) => `${pagePattern(page).slice(1)}$`)];
  return [
    ...PARAMETERS.map(
      (key): QueryMatcher => ({
        source: pages.shop.path,
        has: [{ type: 'query', key }],
      }),
    ),
    `/((?!${left.join('|')}).*)`,
  ];
}

import { inLanguage, LANGUAGES } from '../../contract/languages.ts';
import { filterParameters } from '../../contract/listing-filters.ts';
import type { Page } from '../../contract/pages.ts';
import { allPages, pages } from '../../contract/pages.ts';
import { OUTSIDE, withSegments } from './page-patterns.ts';

/** Parameters of listings that middleware.ts rewrites; next.config.mjs rewrites category and page. */
const PARAMETERS = ['search', 'category_name', 'brand_name', ...filterParameters(), 'sort'];

/** The pages of categories and brands: `/categories/:path+`. */
const OWN_LISTINGS = [pages.category, pages.brand].map(({ path }) =>
  path.replace('/:id/:slug', '/:path+'),
);

/** The parameters that middleware.ts rewrites to a cached page, by the path of the page. */
const REWRITTEN = [
  ...[pages.shop.path, ...OWN_LISTINGS].flatMap((source) =>
    PARAMETERS.map((key) => ({ source, key })),
  ),
  { source: pages.storeLocator.path, key: 'city' },
].flatMap(({ source, key }) => [
  { source, key },
  { source: inLanguage(source, 'hi'), key },
]);

const HINDI = LANGUAGES.hi.prefix.slice(1);

/** Returns the expressions of pages below the home page, without the leading slash. */
function inBothLanguages(open: Page[]): string[] {
  return open
    .filter(({ path }) => path !== pages.home.path)
    .map(({ path }) => `(?:${HINDI}/)?${withSegments(path).slice(1)}$`);
}

interface QueryMatcher {
  source: string;
  has: { type: 'query'; key: string }[];
}

/**
 * Returns the value of `config.matcher` in middleware.ts: listings with search, filter or sort,
 * stores of chosen cities, and all paths except those of public pages, because the middleware halves their speed. Next.js reads
 * the matcher without running the file, so `npm run pages` writes it there.
 */
export function middlewareMatcher(): (string | QueryMatcher)[] {
  const openPages = allPages().filter(
    ({ path, access }) => access === 'public' && path !== pages.notFound.path,
  );
  const left = [...OUTSIDE, '$', `${HINDI}$`, ...inBothLanguages(openPages)];
  return [
    ...REWRITTEN.map(
      ({ source, key }): QueryMatcher => ({ source, has: [{ type: 'query', key }] }),
    ),
    `/((?!${left.join('|')}).*)`,
  ];
}

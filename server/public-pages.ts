import { isFactParameter } from '../contract/catalogue/fact-parameters.ts';
import { filterParameters } from '../contract/catalogue/listing-filters.ts';
import { splitLanguage } from '../contract/shop/languages.ts';
import { pages } from '../contract/shop/pages.ts';
import { OUTSIDE, publicPages as publicPattern } from '../lib/routing/page-patterns.ts';
import { PUBLIC_PAGE } from '../lib/routing/public-page-header.ts';
import type { Middleware } from './middleware.ts';

const FILES = new RegExp(`^/(?:${OUTSIDE.join('|')})`);
const PUBLIC = new RegExp(publicPattern());
const LISTINGS = new RegExp(`^(?:${pages.shop.path}$|/(?:categories|brands)/)`);
const OF_LISTINGS = ['search', 'category_name', 'brand_name', ...filterParameters(), 'sort'];

/**
 * Marks requests that need none of the decisions of `middleware.ts`, which would halve the speed of
 * a cached page. Unknown paths, pages of one shopper, and listings or stores that were chosen by a
 * query are left to it.
 */
export function publicPages(): Middleware {
  return ({ env: { incoming } }, next) => {
    const { url = '', headers } = incoming;
    if (needsNoDecision(url)) headers[PUBLIC_PAGE] = 'yes';
    else delete headers[PUBLIC_PAGE];
    return next();
  };
}

/** Whether an address is a file or a page that is the same for everybody, drawn from its path. */
export function needsNoDecision(url: string): boolean {
  const [path = '', query] = url.split('?', 2);
  if (FILES.test(path)) return true;
  return PUBLIC.test(path) && (query === undefined || !isChosen(path, query));
}

/** Whether a query chooses what `middleware.ts` has a cached page for. */
function isChosen(path: string, query: string): boolean {
  const own = splitLanguage(path).path;
  const values = new URLSearchParams(query);
  const isGiven = (name: string) => values.getAll(name).some((value) => value !== '');
  if (own === pages.storeLocator.path) return isGiven('city');
  if (!LISTINGS.test(own)) return false;
  return OF_LISTINGS.some(isGiven) || [...values.keys()].some(isFactParameter);
}

import { LANGUAGES, OTHER_LANGUAGES } from '../../contract/shop/languages.ts';
import { allPages, type Page } from '../../contract/shop/pages.ts';
import { ROOT_FILES } from './small-files.ts';

/** The prefixes of other languages than English in an expression: `/hi|/gu`. */
const PREFIXES = OTHER_LANGUAGES.map((code) => LANGUAGES[code].prefix).join('|');

const TOKEN = '[\\w-]{1,100}';

/** The permitted values of path parameters, as regular expressions without captures. */
const SEGMENTS: Record<string, string> = {
  // Of a voucher: `contract/vouchers/voucher-desk.ts`.
  code: '[A-Za-z\\d-]{1,40}',
  desk: '[a-z][a-z-]{0,39}',
  // A number, `new`, or the name of a fixed entry: `company`, `order.shipped`.
  entry: '(?:[1-9]\\d{0,8}|[a-z][a-z._-]{0,80})',
  id: '[1-9]\\d{0,8}',
  slug: '[^/]{1,200}',
  token: TOKEN,
  txnid: TOKEN,
};

/** Returns the paths of a page in all languages as a regular expression without anchors. */
export function pagePattern({ path }: Page): string {
  return path === '/' ? `(?:/|${PREFIXES})` : `(?:${PREFIXES})?${withSegments(path)}`;
}

/** Replaces the parameters of a path by the expressions of their values. */
function withSegments(path: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const segment = SEGMENTS[name];
    if (segment === undefined) throw new Error(`${path}: SEGMENTS has no parameter ${name}`);
    return segment;
  });
}

/** Returns the expression of the paths of all pages that are the same for everybody. */
export function publicPages(): string {
  const pages = allPages().filter(({ access }) => access === 'public');
  return `^(?:${pages.map(pagePattern).join('|')})$`;
}

/** Paths that are not pages: calls, files and other endpoints of the shop. */
export const OUTSIDE = [
  ...['healthz$', 'readyz$', 'metrics$'],
  ...['api/', '_next/', 'media/', 'cards/', 'demo/pay/', 'art/', 'fonts/', 'catalogue/sitemap/'],
  ...ROOT_FILES.map((file) => `${file}$`),
];

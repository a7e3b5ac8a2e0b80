/** The RSS feed of the journal. */
export const JOURNAL_FEED = '/journal.xml';

/** The products for shopping services, in Google's format. */
export const MERCHANT_FEED = '/merchant-feed.xml';

/** Tells browsers how to search the shop. */
export const OPEN_SEARCH = '/opensearch.xml';

/** Where password managers look for the page that changes a password (W3C). */
export const CHANGE_PASSWORD = '/.well-known/change-password';

/** The script of the service worker. */
export const WORKER_FILE = '/sw.js';

/** The files at the root of the site, as regular expressions without the leading slash. */
export const ROOT_FILES = [
  ...['favicon\\.ico', 'icon\\.svg', 'apple-icon\\.png', 'manifest\\.webmanifest'],
  ...['robots\\.txt', 'llms\\.txt', '\\.well-known/security\\.txt', 'sitemap[\\w-]*\\.xml'],
  ...[JOURNAL_FEED, MERCHANT_FEED, OPEN_SEARCH, WORKER_FILE].map((path) =>
    path.slice(1).replaceAll('.', '\\.'),
  ),
];

/** The static files that list pages and products, as sources of header rules. */
export const LISTING_FILES = [
  ...['/sitemap.xml', '/sitemap-index.xml', '/catalogue/sitemap/:file', '/llms.txt'],
  JOURNAL_FEED,
];

/** Whether a path is that of a file rather than a page: with an extension, or hidden. */
export function isFilePath(pathname: string): boolean {
  return /\/\.|\.[a-z\d]{1,11}$/i.test(pathname);
}

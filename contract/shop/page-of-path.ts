import { type Page, type PageName, pages } from './pages.ts';

/** Addresses that only lead on, and pages whose title follows from what happened. */
const WITHOUT_TAGS: ReadonlySet<string> = new Set<PageName>([
  ...(['categoryOfId', 'brandOfId', 'productOfId', 'blogOfId'] as const),
  ...(['notFound', 'listingNotFound', 'offline', 'preview', 'trackOrder'] as const),
  ...(['cartLink', 'voucherLink', 'wishlistLink'] as const),
]);

/** Pages that search engines or shoppers see, as expressions of their paths. */
const PATHS = Object.entries<Page>(pages)
  .filter(([name, { access }]) => access !== 'staff' && !WITHOUT_TAGS.has(name))
  .map(([, { path }]) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w.~-]+')}$`));

/** Whether meta tags of this path, without language and query, have an effect: `/shop`. */
export function isPagePath(path: string): boolean {
  return PATHS.some((pattern) => pattern.test(path));
}

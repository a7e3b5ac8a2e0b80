import { allPages, type PageAccess } from '@/contract/shop/pages';
import { routes } from '@/lib/routes';
import { onSurface, surfaceOf } from '@/lib/surface';
import { pagePattern } from './page-patterns';

const PATTERNS = allPages().map((page) => ({
  matches: new RegExp(`^${pagePattern(page)}$`),
  access: page.access,
}));

/** Returns the access rule of a path, or null if the shop has no such page. */
export function pageAccess(pathname: string): PageAccess | null {
  return PATTERNS.find((row) => row.matches.test(pathname))?.access ?? null;
}

/** Whether a path of this site, with or without a query, is a page that is built. */
export function isPage(href: string): boolean {
  return pageAccess(href.replace(/[?#].*$/s, '')) !== null;
}

/** The visitor according to the session's cookies; the shop API checks again at every call. */
interface Visiting {
  isLoggedIn: boolean;
  isStaff: boolean;
}

interface Asked {
  access: PageAccess;
  /** The whole URL: path and query. */
  url: URL;
  who: Visiting;
}

/**
 * Returns the redirect for a shopper without access, else null. It keeps the surface. Whoever is not
 * logged in may be staff whose login has ended; a customer finds no dashboard.
 */
export function redirectFor({ access, url, who }: Asked): string | null {
  const { isLoggedIn, isStaff } = who;
  const to = (href: string) => onSurface(href, surfaceOf(url.pathname + url.search));
  if (access === 'guest') return isLoggedIn ? to(routes.home()) : null;
  if (access !== 'customer' && access !== 'staff') return null;
  if (!isLoggedIn) return to(routes.login(url.pathname + url.search));
  return access === 'staff' && !isStaff ? to(routes.notFound()) : null;
}

import { onSurface, routes } from '@/lib/routes';
import type { PageAccess } from './route-table';

/** Who asks for a page, as the session's cookies tell it: the shop API decides again at every call. */
export interface Visiting {
  isLoggedIn: boolean;
  isStaff: boolean;
}

/** Pages whose access depends on who asks; no other page looks at a cookie before it is drawn. */
export function isGuarded(access: PageAccess): boolean {
  return access === 'guest' || access === 'customer' || access === 'staff';
}

interface Asked {
  access: PageAccess;
  /** The whole address: path and query. */
  url: URL;
  who: Visiting;
}

/** Where a shopper is sent who may not open a page; null who may. Inside the app it stays the app. */
export function redirectFor({ access, url, who }: Asked): string | null {
  const { isLoggedIn, isStaff } = who;
  const to = (href: string) => onSurface(href, isInApp(url) ? 'app' : 'web');
  if (access === 'guest') return isLoggedIn ? to(routes.home()) : null;
  if (access === 'staff') return isLoggedIn && isStaff ? null : to(routes.notFound());
  if (access === 'customer' && !isLoggedIn) return to(routes.login(url.pathname + url.search));
  return null;
}

function isInApp({ searchParams }: URL): boolean {
  return searchParams.get('mobile') === 'true';
}

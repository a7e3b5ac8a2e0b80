import { routes, safePath } from '@/lib/routes';

/** Pages for those who are not logged in. */
const FOR_GUESTS: string[] = [routes.login(), routes.signup()];

/** Where a login leads that a page did not ask for: it stays, unless the page is for guests only. */
export function placeAfterLogin({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (!FOR_GUESTS.includes(pathname)) return undefined;
  return safePath(new URLSearchParams(search).get('next'), routes.shop());
}

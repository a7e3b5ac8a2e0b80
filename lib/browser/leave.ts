import { onSurface, routes } from '@/lib/routes';
import { notifyOtherTabs } from './tabs';

/** Opens a page as a new document: no customer data stays in the memory of this or other tabs. */
export function leave(href: string = routes.home()): void {
  notifyOtherTabs();
  const isInApp = new URLSearchParams(location.search).get('mobile') === 'true';
  location.assign(onSurface(href, isInApp ? 'app' : 'web'));
}

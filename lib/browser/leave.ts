import { routes } from '@/lib/routes';
import { onSurface, surfaceOf } from '@/lib/surface';
import { notifyOtherTabs } from './tabs';

/** Opens a page as a new document: no customer data stays in the memory of this or other tabs. */
export function leave(href: string = routes.home()): void {
  notifyOtherTabs();
  location.assign(onSurface(href, surfaceOf(location.pathname + location.search)));
}

import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/json-ld';

/** Returns the path from the home page to a page right below it. */
export function trailTo(title: string): Crumb[] {
  return [{ label: 'Home', href: routes.home() }, { label: title }];
}

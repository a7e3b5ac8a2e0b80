import { pagePaths } from './page-paths.ts';
import type { PageName, PageParams } from './pages.ts';

/** The sections of /profile that links point to, by their anchors. */
export const PROFILE_SECTIONS = {
  addresses: 'addresses',
  orders: 'orders',
  membership: 'subscription',
  appointments: 'appointments',
} as const;

/** Returns the path of a page. Values are inserted unescaped. */
export function pagePath<Name extends PageName>(name: Name, ...params: PageParams<Name>): string {
  const values: Record<string, string | number> = params[0] ?? {};
  return pagePaths[name].replace(/:(\w+)/g, (_, key: string) => String(values[key]));
}

/** Returns the path of a section of /profile. */
export function profileSectionPath(section: keyof typeof PROFILE_SECTIONS): string {
  return `${pagePath('profile')}#${PROFILE_SECTIONS[section]}`;
}

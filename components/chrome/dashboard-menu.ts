import { hasRole, roleOfKind } from '@/contract/shop/roles';
import { DESK_GROUPS } from '@/lib/desk/desk';
import { DESKS } from '@/lib/desk/desks';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffFrame } from '@/lib/view/staff';
import {
  CHANGES,
  IMPORTS,
  type MenuEntry,
  type MenuGroup,
  ORDERS,
  OVERVIEW,
  PEOPLE_LISTS,
  SALES,
  SEARCHES,
  STOCK,
  YOU,
} from './dashboard-entries';

/**
 * The menu: the lists of staff, and the desks under the headings that they name.
 * @param roles what the reader may do; null: not known
 */
export function dashboardMenu(roles: Roles): MenuGroup[] {
  const desks = DESK_GROUPS.map((title) => ({
    title,
    entries: [
      ...DESKS.filter(({ group }) => group === title).map(
        (desk): MenuEntry => ({
          section: desk.name,
          icon: { desk: desk.icon },
          text: desk.title,
          href: staffRoutes.desk(desk.name),
          role: roleOfKind(desk.kind),
        }),
      ),
      ...(title === 'Catalogue' ? [SEARCHES, STOCK, IMPORTS] : []),
      ...(title === 'Shop' ? [CHANGES] : []),
    ],
  }));
  const groups = [{ title: null, entries: [OVERVIEW] }, SALES, ...desks, PEOPLE_LISTS, YOU].map(
    ({ title, entries }) => ({ title, entries: entries.filter(isFor(roles)) }),
  );
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The pages that the bar of phones has beside its menu. */
export function barEntries(roles: Roles): MenuEntry[] {
  return [OVERVIEW, ORDERS, STOCK].filter(isFor(roles));
}

type Roles = StaffFrame['roles'];

const isFor = (roles: Roles) => (entry: MenuEntry) => roles === null || hasRole(roles, entry.role);

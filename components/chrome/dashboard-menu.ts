import type { IconName } from '@/components/ui/icon-names';
import { DESK_GROUPS } from '@/lib/desk/desk';
import { DESKS } from '@/lib/desk/desks';
import type { DeskIconName } from '@/lib/desk/icon-names';
import { routes } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffCounts } from '@/lib/view/staff';

/** A page of the dashboard in its menu. */
export interface MenuEntry {
  /** What a page names as its own. */
  section: string;
  icon: IconName | { desk: DeskIconName };
  text: string;
  href: string;
  /** What is counted beside it, where something waits for staff. */
  waiting?: keyof StaffCounts;
}

/** Pages under one heading; the first ones have none. */
export interface MenuGroup {
  title: string | null;
  entries: readonly MenuEntry[];
}

const OVERVIEW: MenuEntry = {
  section: 'overview',
  icon: 'layout-dashboard',
  text: 'Overview',
  href: routes.dashboard(),
};

const ORDERS: MenuEntry = {
  section: 'orders',
  icon: 'package',
  text: 'Orders',
  href: staffRoutes.desk('orders'),
  waiting: 'orders',
};

const SALES: MenuGroup = {
  title: 'Sales',
  entries: [
    ORDERS,
    {
      section: 'returns',
      icon: 'package-x',
      text: 'Return requests',
      href: staffRoutes.desk('returns'),
      waiting: 'returns',
    },
    {
      section: 'refunds',
      icon: 'undo-2',
      text: 'Refunds',
      href: staffRoutes.desk('refunds'),
      waiting: 'refunds',
    },
  ],
};

const STOCK: MenuEntry = {
  section: 'stock',
  icon: 'boxes',
  text: 'Stock',
  href: staffRoutes.desk('stock'),
  waiting: 'stock',
};

const IMPORTS: MenuEntry = {
  section: 'imports',
  icon: 'file-down',
  text: 'Import and export',
  href: staffRoutes.imports(),
};

const SEARCHES: MenuEntry = {
  section: 'search-queries',
  icon: { desk: 'text-search' },
  text: 'Searches',
  href: staffRoutes.desk('search-queries'),
};

const PEOPLE: MenuGroup = {
  title: 'People',
  entries: [
    {
      section: 'appointments',
      icon: 'calendar-days',
      text: 'Appointments',
      href: staffRoutes.desk('appointments'),
      waiting: 'appointments',
    },
    {
      section: 'leads',
      icon: 'message-square',
      text: 'Messages',
      href: staffRoutes.desk('leads'),
      waiting: 'leads',
    },
    {
      section: 'reviews',
      icon: 'star',
      text: 'Reviews',
      href: staffRoutes.desk('reviews'),
      waiting: 'reviews',
    },
  ],
};

/** The menu: the lists of staff, and the desks under the headings that they name. */
export function dashboardMenu(): MenuGroup[] {
  const desks = DESK_GROUPS.map((title) => ({
    title,
    entries: [
      ...DESKS.filter(({ group }) => group === title).map(
        (desk): MenuEntry => ({
          section: desk.name,
          icon: { desk: desk.icon },
          text: desk.title,
          href: staffRoutes.desk(desk.name),
        }),
      ),
      ...(title === 'Catalogue' ? [SEARCHES, STOCK, IMPORTS] : []),
    ],
  }));
  const groups = [{ title: null, entries: [OVERVIEW] }, SALES, ...desks, PEOPLE];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The pages that the bar of phones has beside its menu. */
export const BAR_ENTRIES: readonly MenuEntry[] = [OVERVIEW, ORDERS, STOCK];

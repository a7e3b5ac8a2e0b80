import type { IconName } from '@/components/ui/icon-names';
import { type NeededRole, ROLE_OF_KIND } from '@/contract/shop/roles';
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
  /** Who finds it there. */
  role: NeededRole;
  /** What is counted beside it, where something waits for staff. */
  waiting?: keyof StaffCounts;
}

/** Pages under one heading; the first ones have none. */
export interface MenuGroup {
  title: string | null;
  entries: readonly MenuEntry[];
}

/** The overview. */
export const OVERVIEW: MenuEntry = {
  section: 'overview',
  icon: 'layout-dashboard',
  text: 'Overview',
  href: routes.dashboard(),
  role: 'any',
};

/** The orders. */
export const ORDERS: MenuEntry = {
  section: 'orders',
  icon: 'package',
  text: 'Orders',
  href: staffRoutes.desk('orders'),
  role: ROLE_OF_KIND.order,
  waiting: 'orders',
};

/** What is sold, what comes back, and what it adds up to. */
export const SALES: MenuGroup = {
  title: 'Sales',
  entries: [
    ORDERS,
    {
      section: 'returns',
      icon: 'package-x',
      text: 'Return requests',
      href: staffRoutes.desk('returns'),
      role: ROLE_OF_KIND.return_request,
      waiting: 'returns',
    },
    {
      section: 'refunds',
      icon: 'undo-2',
      text: 'Refunds',
      href: staffRoutes.desk('refunds'),
      role: ROLE_OF_KIND.refund,
      waiting: 'refunds',
    },
    {
      section: 'takings',
      icon: 'banknote',
      text: 'Takings of cash',
      href: staffRoutes.desk('takings'),
      role: ROLE_OF_KIND.taking,
    },
    {
      section: 'reports',
      icon: { desk: 'chart-line' },
      text: 'Reports',
      href: staffRoutes.reports(),
      role: 'money',
    },
    {
      section: 'cash',
      icon: 'truck',
      text: 'Cash of carriers',
      href: staffRoutes.takings(),
      role: ROLE_OF_KIND.taking,
    },
    {
      section: 'gst',
      icon: { desk: 'receipt-indian-rupee' },
      text: 'GST return',
      href: staffRoutes.gst(),
      role: 'money',
    },
  ],
};

/** Beside the desks of goods. */
export const STOCK: MenuEntry = {
  section: 'stock',
  icon: 'boxes',
  text: 'Stock',
  href: staffRoutes.desk('stock'),
  role: ROLE_OF_KIND.stock,
  waiting: 'stock',
};

/** Likewise. */
export const IMPORTS: MenuEntry = {
  section: 'imports',
  icon: 'file-down',
  text: 'Import and export',
  href: staffRoutes.imports(),
  role: ROLE_OF_KIND.import,
};

/** Likewise. */
export const SEARCHES: MenuEntry = {
  section: 'search-queries',
  icon: { desk: 'text-search' },
  text: 'Searches',
  href: staffRoutes.desk('search-queries'),
  role: ROLE_OF_KIND.search_query,
};

/** Customers, and what they write. */
export const PEOPLE_LISTS: MenuGroup = {
  title: 'People',
  entries: [
    {
      section: 'customers',
      icon: 'user',
      text: 'Customers',
      href: staffRoutes.desk('customers'),
      role: ROLE_OF_KIND.customer,
    },
    {
      section: 'elite-members',
      icon: 'crown',
      text: 'Elite members',
      href: staffRoutes.desk('customers', { elite: 'member', sort: 'elite_until', order: 'asc' }),
      role: ROLE_OF_KIND.customer,
    },
    {
      section: 'gift-vouchers',
      icon: 'gift',
      text: 'Gift vouchers',
      href: staffRoutes.desk('gift-vouchers'),
      role: ROLE_OF_KIND.gift_voucher,
    },
    {
      section: 'appointments',
      icon: 'calendar-days',
      text: 'Appointments',
      href: staffRoutes.desk('appointments'),
      role: ROLE_OF_KIND.appointment,
      waiting: 'appointments',
    },
    {
      section: 'leads',
      icon: 'message-square',
      text: 'Messages',
      href: staffRoutes.desk('leads'),
      role: ROLE_OF_KIND.lead,
      waiting: 'leads',
    },
    {
      section: 'reviews',
      icon: 'star',
      text: 'Reviews',
      href: staffRoutes.desk('reviews'),
      role: ROLE_OF_KIND.review,
      waiting: 'reviews',
    },
  ],
};

/** Beside the desks of people and settings. */
export const CHANGES: MenuEntry = {
  section: 'trail',
  icon: { desk: 'rotate-ccw-clock' },
  text: 'Changes',
  href: staffRoutes.desk('trail'),
  role: ROLE_OF_KIND.trail,
};

const FACTOR: MenuEntry = {
  section: 'second-factor',
  icon: { desk: 'badge-check' },
  text: 'Second factor',
  href: staffRoutes.secondFactor(),
  role: 'any',
};

/** The reader's own account. */
export const YOU: MenuGroup = { title: 'You', entries: [FACTOR] };

import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Link } from '@/components/ui/link.client';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffCounts } from '@/lib/view/staff';
import styles from './dashboard-nav.module.css';

/** A button opens the menu on phones with `popoverTarget={DASHBOARD_MENU_ID}`. */
export const DASHBOARD_MENU_ID = 'dashboard-menu';

interface Entry {
  icon: IconName;
  text: string;
  href: string;
  /** What is counted beside it, where something waits for staff. */
  waiting?: keyof StaffCounts;
}

const ENTRIES = {
  overview: { icon: 'layout-dashboard', text: 'Overview', href: routes.dashboard() },
  orders: { icon: 'package', text: 'Orders', href: staffRoutes.orders(), waiting: 'orders' },
  returns: {
    icon: 'package-x',
    text: 'Return requests',
    href: staffRoutes.returns(),
    waiting: 'returns',
  },
  refunds: { icon: 'undo-2', text: 'Refunds due', href: staffRoutes.refunds(), waiting: 'refunds' },
  stock: { icon: 'boxes', text: 'Stock', href: staffRoutes.stock(), waiting: 'stock' },
  appointments: {
    icon: 'calendar-days',
    text: 'Appointments',
    href: staffRoutes.appointments(),
    waiting: 'appointments',
  },
  leads: { icon: 'message-square', text: 'Messages', href: staffRoutes.leads(), waiting: 'leads' },
  reviews: { icon: 'star', text: 'Reviews', href: staffRoutes.reviews(), waiting: 'reviews' },
} as const satisfies Record<string, Entry>;

/** A page of the dashboard. */
export type DashboardSection = keyof typeof ENTRIES;

interface DashboardNavProps {
  current: DashboardSection;
  /** What waits for staff; null if unknown. */
  counts: StaffCounts | null;
}

/** The pages of the dashboard: beside the page on wide screens, a menu on phones. */
export function DashboardNav({ current, counts }: DashboardNavProps) {
  const t = useText();
  return (
    <nav id={DASHBOARD_MENU_ID} popover="auto" aria-label={t('Dashboard')} className={styles.nav}>
      <ul>
        {Object.entries<Entry>(ENTRIES).map(([section, { icon, text, href, waiting }]) => (
          <li key={section}>
            <Link href={href} aria-current={section === current ? 'page' : undefined}>
              <Icon name={icon} />
              {t(text)}
              {waiting && <Waiting count={counts?.[waiting] ?? 0} />}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.leave}>
        <Link href={routes.home()}>
          <Icon name="store" />
          {t('Go to the shop')}
        </Link>
        <form action={shoppingApi.logout()} method="post">
          <button type="submit">
            <Icon name="log-out" />
            {t('Log out')}
          </button>
        </form>
      </div>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <b className="num">
      {t(count.toLocaleString('en-IN'))}
      <span className="visually-hidden"> {t('to look at')}</span>
    </b>
  );
}

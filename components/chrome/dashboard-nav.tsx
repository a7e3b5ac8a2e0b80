import { useText } from '#language';
import { DeskIcon } from '@/components/desk/desk-icon.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';
import type { StaffCounts, StaffFrame } from '@/lib/view/staff';
import type { MenuEntry } from './dashboard-entries';
import { dashboardMenu } from './dashboard-menu';
import styles from './dashboard-nav.module.css';

/** A button opens the menu on phones with `popoverTarget={DASHBOARD_MENU_ID}`. */
export const DASHBOARD_MENU_ID = 'dashboard-menu';

interface Linked {
  /** The section of the page. */
  current: string;
  /** What waits for staff; null if unknown. */
  counts: StaffCounts | null;
}

interface DashboardNavProps extends Linked {
  roles: StaffFrame['roles'];
}

/** The pages of the dashboard: beside the page on wide screens, a menu on phones. */
export function DashboardNav({ current, counts, roles }: DashboardNavProps) {
  const t = useText();
  return (
    <nav id={DASHBOARD_MENU_ID} popover="auto" aria-label={t('Dashboard')} className={styles.nav}>
      {dashboardMenu(roles).map(({ title, entries }) => (
        <div key={title}>
          {title && <h2>{t(title)}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.section}>
                <DashboardLink entry={entry} current={current} counts={counts} />
              </li>
            ))}
          </ul>
        </div>
      ))}
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

interface DashboardLinkProps extends Linked {
  entry: MenuEntry;
}

/** A link to a page of the dashboard, with what waits there. */
export function DashboardLink({ entry, current, counts }: DashboardLinkProps) {
  const t = useText();
  const { section, icon, text, href, waiting } = entry;
  return (
    <Link href={href} aria-current={section === current ? 'page' : undefined}>
      {typeof icon === 'string' ? <Icon name={icon} /> : <DeskIcon name={icon.desk} />}
      {t(text)}
      {waiting && <Waiting count={counts?.[waiting] ?? 0} />}
    </Link>
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

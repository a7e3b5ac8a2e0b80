import type { ReactNode } from 'react';
import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { Icon } from '@/components/ui/icon';
import { Kinar } from '@/components/ui/kinar';
import { Link } from '@/components/ui/link.client';
import type { StaffFrame } from '@/lib/view/staff';
import styles from './dashboard-frame.module.css';
import { barEntries } from './dashboard-menu';
import { DASHBOARD_MENU_ID, DashboardLink, DashboardNav } from './dashboard-nav';
import { Logo } from './logo';
import { SkipLink } from './skip-link';

interface DashboardFrameProps {
  /** The section in the menu. */
  current: string;
  title: string;
  /** A line below the title. */
  hint?: ReactNode;
  /** Where the page belongs: a link above the title. */
  back?: { text: string; href: string };
  /** A button beside the title. */
  action?: ReactNode;
  frame: Pick<StaffFrame, 'counts' | 'flash' | 'roles'>;
  children: ReactNode;
}

/** What surrounds every page of the dashboard, in place of the shop's header and footer. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { current, title, hint, back, action, frame, children } = props;
  const t = useText();
  return (
    <div className={styles.dashboard}>
      <SkipLink />
      <header className={`on-dark no-print ${styles.side}`}>
        <Logo variant="light" className={styles.logo} />
        <div className={styles.bar}>
          <button type="button" popoverTarget={DASHBOARD_MENU_ID}>
            <Icon name="menu" />
            {t('Menu')}
          </button>
          {barEntries(frame.roles).map((entry) => (
            <DashboardLink
              key={entry.section}
              entry={entry}
              current={current}
              counts={frame.counts}
            />
          ))}
        </div>
        <DashboardNav current={current} counts={frame.counts} roles={frame.roles} />
        <Kinar thin />
      </header>
      <main id="main" className={styles.main}>
        <div className={`no-print cluster between gap-3 mb-5 ${styles.head}`}>
          <div>
            {back && (
              <Link
                href={back.href}
                className={`inline-row touch gap-1-half small muted icon-18 ${styles.back}`}
              >
                <Icon name="arrow-left" />
                {t(back.text)}
              </Link>
            )}
            <h1>{t(title)}</h1>
            {hint && <p className="muted small">{t(hint)}</p>}
          </div>
          {action}
        </div>
        {frame.flash && <FlashNote flash={frame.flash} className="mb-4 no-print" />}
        {children}
      </main>
    </div>
  );
}

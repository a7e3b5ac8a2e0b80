import type { ReactNode } from 'react';
import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { Icon } from '@/components/ui/icon';
import { Kinar } from '@/components/ui/kinar';
import type { StaffFrame } from '@/lib/view/staff';
import styles from './dashboard-frame.module.css';
import type { DashboardSection } from './dashboard-nav';
import { DASHBOARD_MENU_ID, DashboardNav } from './dashboard-nav';
import { Logo } from './logo';
import { SkipLink } from './skip-link';

interface DashboardFrameProps {
  current: DashboardSection;
  title: string;
  /** A line below the title. */
  hint?: ReactNode;
  frame: StaffFrame;
  children: ReactNode;
}

/** What surrounds every page of the dashboard, in place of the shop's header and footer. */
export function DashboardFrame({ current, title, hint, frame, children }: DashboardFrameProps) {
  const t = useText();
  return (
    <div className={styles.dashboard}>
      <SkipLink />
      <header className={`on-dark ${styles.side}`}>
        <div className={styles.bar}>
          <button type="button" popoverTarget={DASHBOARD_MENU_ID} aria-label={t('Menu')}>
            <Icon name="menu" />
          </button>
          <Logo variant="light" className={styles.logo} />
        </div>
        <DashboardNav current={current} counts={frame.counts} />
        <Kinar thin />
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.head}>
          <h1>{t(title)}</h1>
          {hint && <p className="muted small">{t(hint)}</p>}
        </div>
        {frame.flash && <FlashNote flash={frame.flash} className={styles.flash} />}
        {children}
      </main>
    </div>
  );
}

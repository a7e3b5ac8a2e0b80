'use client';

import { User } from 'lucide-react';
import { useSession } from '@/lib/browser/use-session';
import { AccountLinks } from './account-links.client';
import menu from './account-menu.module.css';
import { LoginLink } from './login-link.client';
import { MenuPanel } from './menu-panel.client';
import styles from './tool.module.css';

const ACCOUNT_MENU_ID = 'account-menu';

/** Login, or the shopper's first name with the account menu below it. On phones: see `MenuUser`. */
export function UserTool() {
  const { session } = useSession();
  if (!session.loggedIn) {
    return (
      <div className={styles.user}>
        <LoginLink className={styles.tool} aria-label="Login">
          <User aria-hidden="true" />
          <span className={styles.label}>Login</span>
        </LoginLink>
      </div>
    );
  }
  return (
    <div className={styles.user}>
      <button
        type="button"
        className={`${styles.tool} ${styles.account}`}
        popoverTarget={ACCOUNT_MENU_ID}
        aria-label={`${session.firstName}, your account`}
      >
        <User aria-hidden="true" />
        <span className={styles.label}>{session.firstName}</span>
      </button>
      <MenuPanel id={ACCOUNT_MENU_ID} label="Your account" className={menu.panel}>
        <AccountLinks isStaff={session.isStaff} />
      </MenuPanel>
    </div>
  );
}

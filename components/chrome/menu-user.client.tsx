'use client';

import { ChevronRight, User } from 'lucide-react';
import { useSession } from '@/lib/browser/use-session';
import { AccountLinks } from './account-links.client';
import { LoginLink } from './login-link.client';
import styles from './menu-user.module.css';

/** The head of the drawer: Login, or the shopper's name with what belongs to the account. */
export function MenuUser() {
  const { session } = useSession();
  if (session.loggedIn) {
    return (
      <div className={styles.account}>
        <p className={styles.who}>{session.firstName}</p>
        <AccountLinks isStaff={session.isStaff} />
      </div>
    );
  }
  return (
    <LoginLink className={styles.login}>
      <User aria-hidden="true" />
      <span>
        <b>Login</b>
        <small>Orders, addresses, wishlist</small>
      </span>
      <ChevronRight aria-hidden="true" />
    </LoginLink>
  );
}

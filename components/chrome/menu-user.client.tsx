'use client';

import { ChevronRight, User } from 'lucide-react';
import { Link } from '@/components/ui/link.client';
import { useSession } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';
import { AccountLinks } from './account-links';
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
    <Link className={styles.login} href={routes.login()}>
      <User aria-hidden="true" />
      <span>
        <b>Login</b>
        <small>Orders, addresses, wishlist</small>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

'use client';

import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { useSession } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';
import { LazyAccountLinks } from './lazy-account-links.client';
import { LoginLink } from './login-link.client';
import styles from './menu-user.module.css';

/** The head of the drawer: Login or the shopper's name, in equal height, so that nothing moves. */
export function MenuUser() {
  const t = useText();
  const { session, isLoaded } = useSession();
  const name = session.loggedIn ? session.firstName || t('My account') : t('Login');
  const inside = (
    <>
      <Icon name="user" />
      <span>
        <b className={isLoaded ? undefined : styles.unknown}>{name}</b>
        <small>{t('Orders, addresses, wishlist')}</small>
      </span>
      <Icon name="chevron-right" />
    </>
  );
  if (isLoaded && !session.loggedIn)
    return <LoginLink className={styles.login}>{inside}</LoginLink>;
  return (
    <Link className={styles.login} href={routes.profile()}>
      {inside}
    </Link>
  );
}

/** The foot of the drawer: the account links of a logged-in customer. */
export function MenuAccount() {
  const { session } = useSession();
  if (!session.loggedIn) return null;
  return (
    <div className={`vana-icons ${styles.account}`}>
      <LazyAccountLinks />
    </div>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useText } from '#language';
import { CountBadge } from '@/components/ui/count-badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { useSession } from '@/lib/browser/use-session';
import { spokenCount } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import menu from './account-menu.module.css';
import styles from './header-tools.module.css';
import { LazyAccountLinks } from './lazy-account-links.client';
import { LoginLink } from './login-link.client';
import { MenuPanel } from './menu-panel.client';

interface ToolLinkProps {
  name: string;
  href: string;
  /** The session counter shown on the icon. */
  of: 'cartCount' | 'wishlistCount';
  /** The icon. */
  children: ReactNode;
}

/** A link of the header with a counter whose appearance moves nothing. */
export function HeaderToolLink({ name, href, of, children }: ToolLinkProps) {
  const t = useText();
  const { session } = useSession();
  const count = session[of];
  return (
    <Link href={href} className={styles.tool} aria-label={t.filled(spokenCount(name, count))}>
      {children}
      <CountBadge count={count} />
      <span className={styles.label}>{t(name)}</span>
    </Link>
  );
}

/**
 * Until it is known who looks, nobody reads "Login" who is logged in: the word is displayed without
 * scripts alone, and the page behind asks only visitors for their login.
 */
function UnknownUser() {
  const t = useText();
  return (
    <div className={styles.user}>
      <Link className={styles.tool} href={routes.profile()} aria-label={t('Account or login')}>
        <Icon name="user" />
        <span className={`${styles.label} ${styles.unknown}`}>{t('Login')}</span>
      </Link>
    </div>
  );
}

const ACCOUNT_MENU_ID = 'account-menu';

/** Login, or the shopper's first name with the account menu below. On phones: see `MenuUser`. */
export function UserTool() {
  const t = useText();
  const { session, isLoaded } = useSession();
  if (!isLoaded) return <UnknownUser />;
  if (!session.loggedIn) {
    return (
      <div className={styles.user}>
        <LoginLink className={styles.tool} aria-label={t('Login')}>
          <Icon name="user" />
          <span className={styles.label}>{t('Login')}</span>
        </LoginLink>
      </div>
    );
  }
  // The first member of staff has no name yet.
  const { firstName } = session;
  return (
    <div className={styles.user}>
      <button
        type="button"
        className={`${styles.tool} ${styles.account}`}
        popoverTarget={ACCOUNT_MENU_ID}
        aria-label={firstName ? t('{firstName}, your account', { firstName }) : t('Your account')}
      >
        <Icon name="user" />
        <span className={styles.label}>{firstName || t('My account')}</span>
      </button>
      <MenuPanel id={ACCOUNT_MENU_ID} label="Your account" className={`vana-icons ${menu.panel}`}>
        <LazyAccountLinks />
      </MenuPanel>
    </div>
  );
}

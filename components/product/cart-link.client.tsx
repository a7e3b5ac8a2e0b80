'use client';

import { useText } from '#language';
import { CountBadge } from '@/components/ui/count-badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { useSessionFact } from '@/lib/browser/use-session';
import { spokenCount } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import styles from './buy-bar.module.css';

/** A link to the cart with the number of items. */
export function CartLink() {
  const t = useText();
  const cartCount = useSessionFact((session) => session.cartCount);
  return (
    <Link
      className={`stack place-center rigid relative ${styles.cart}`}
      href={routes.cart()}
      aria-label={t.filled(spokenCount('Cart', cartCount))}
    >
      <Icon name="shopping-bag" />
      <CountBadge count={cartCount} />
    </Link>
  );
}

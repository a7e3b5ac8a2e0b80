'use client';

import { useText } from '#language';
import { CountBadge } from '@/components/ui/count-badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import type { EventGoods } from '@/lib/browser/shop-events';
import { useEvent } from '@/lib/browser/use-event';
import { useSessionFact } from '@/lib/browser/use-session';
import { useStep } from '@/lib/browser/use-step';
import { spokenCount } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import styles from './buy-bar.module.css';

/**
 * A link to the cart with the number of items. Every product in the shop has it, one that is sold out
 * too, and no preview does: so it counts that a product was seen.
 */
export function CartLink({ seen }: { seen: Pick<EventGoods, 'id' | 'price'> }) {
  const t = useText();
  useStep('product');
  useEvent({ name: 'viewed', goods: [{ ...seen, quantity: 1 }] });
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

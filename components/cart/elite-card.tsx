import { ArrowRight } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import styles from './elite-card.module.css';

/** Tells non-members what Elite would save them on this order. */
export function EliteCard() {
  return (
    <Link href={routes.subscriptionPlans()} className={classNames(styles.card, 'notch on-dark')}>
      <span>
        <b className={styles.title}>Save ₹100 on this order</b>
        Delivery is free for Elite members.
      </span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

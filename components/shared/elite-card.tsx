import { ArrowRight } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link.client';
import { SHIPPING_PAISE } from '@/contract/limits';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import styles from './elite-card.module.css';

const SAVED = `₹${SHIPPING_PAISE / 100}`;

/** Tells non-members what Elite would save them on this order, and what it costs: rupees a month. */
export function EliteCard({ price }: { price: number | undefined }) {
  return (
    <Link href={routes.subscriptionPlans()} className={classNames(styles.card, 'notch on-dark')}>
      <span>
        <b className={styles.title}>Save {SAVED} on this order</b>
        Delivery is free for Elite members
        {price === undefined ? '.' : `: ${formatRupees(price)} for a month.`}
      </span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

import { ArrowRight } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link.client';
import { SHIPPING_PAISE } from '@/contract/limits';
import { formatRupees, wholeRupees } from '@/contract/money';
import { routes } from '@/lib/routes';
import styles from './membership-card.module.css';

const SAVING = wholeRupees(SHIPPING_PAISE);

/** Shows non-members the saving with Elite on this order, and its price in rupees per month. */
export function MembershipCard({ price }: { price: number | undefined }) {
  return (
    <Link href={routes.membershipPlans()} className={classNames(styles.card, 'notch on-dark')}>
      <span>
        <b className={styles.title}>Save {SAVING} on this order</b>
        Delivery is free for Elite members
        {price === undefined ? '.' : `: ${formatRupees(price)} for a month.`}
      </span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

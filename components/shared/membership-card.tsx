import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { membershipMessages } from '@/contract/messages/memberships';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import type { MembershipInvitation } from '@/lib/view/membership';
import styles from './membership-card.module.css';

interface MembershipCardProps extends Partial<MembershipInvitation> {
  /** The delivery of this order in rupees; undefined until it is known. */
  saving: number | undefined;
}

/** Shows non-members what Elite saves on this order, what it would have saved, and its price. */
export function MembershipCard({ saving, deliveryPaid = 0, price }: MembershipCardProps) {
  const t = useText();
  return (
    <Link
      href={routes.membershipPlans()}
      className={classNames('row between gap-3', styles.card, 'notch on-dark')}
    >
      <span>
        <b className={styles.title}>
          {saving === undefined
            ? t('Free delivery with Elite')
            : t('Save {amount} on this order', { amount: formatRupees(saving) })}
        </b>
        {deliveryPaid > 0 &&
          `${t.filled(membershipMessages.deliveryPaid(formatRupees(deliveryPaid)))} `}
        {price === undefined
          ? t('Delivery is free for Elite members.')
          : t('Delivery is free for Elite members: {price} for a month.', {
              price: formatRupees(price),
            })}
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}

import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { MEMBERSHIP_NAME } from '@/contract/shop-names';
import { routes } from '@/lib/routes';
import { MEMBER_BENEFITS } from './member-benefits';
import styles from './member-card.module.css';

interface MemberCardProps {
  firstName: string;
  /** The last day of the membership; null until it is loaded. */
  until: string | null;
}

/** What members see in place of the plans: their card and what it gives them. */
export function MemberCard({ firstName, until }: MemberCardProps) {
  return (
    <div className={styles.member}>
      <div className={styles.card}>
        <p className={styles.name}>{MEMBERSHIP_NAME}</p>
        <p className={styles.title}>You are an Elite member</p>
        <p>{firstName}</p>
        <p className="num">{until && `Until ${until}`}</p>
      </div>
      <ul className={styles.benefits}>
        {Object.values(MEMBER_BENEFITS).map((title) => (
          <li key={title}>
            <Icon name="check" />
            {title}
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        <ButtonLink href={routes.shop()}>Start shopping</ButtonLink>
        <ButtonLink href={routes.membership()} variant="line">
          See my membership
        </ButtonLink>
      </div>
    </div>
  );
}

import { useCompany } from '#company';
import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import type { Message } from '@/contract/messages/text-with-values';
import { routes } from '@/lib/routes';
import { BenefitList } from './benefit-list';
import styles from './member-card.module.css';

interface MemberCardProps {
  firstName: string;
  /** The last day of the membership; null until it is loaded. */
  until: Message | null;
}

/** What members see in place of the plans: their card and what it gives them. */
export function MemberCard({ firstName, until }: MemberCardProps) {
  const t = useText();
  const { membershipName } = useCompany();
  return (
    <div className={styles.member}>
      <div className={styles.card}>
        <p className={styles.name}>{membershipName}</p>
        <p className={styles.title}>{t('You are an Elite member')}</p>
        <p>{firstName}</p>
        <p className="num">{until && t('Until {day}', { day: t.filled(until) })}</p>
      </div>
      <BenefitList />
      <div className={styles.links}>
        <ButtonLink href={routes.shop()}>{t('Start shopping')}</ButtonLink>
        <ButtonLink href={routes.membership()} variant="line">
          {t('See my membership')}
        </ButtonLink>
      </div>
    </div>
  );
}

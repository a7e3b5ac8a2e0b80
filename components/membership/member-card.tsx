import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import type { Message } from '@/contract/messages/text-with-values';
import { routes } from '@/lib/routes';
import { BenefitList } from './benefit-list';
import { EliteCard } from './elite-card';
import styles from './member-card.module.css';

interface MemberCardProps {
  firstName: string;
  /** The last day of the membership; null until it is loaded. */
  until: Message | null;
}

/** What members see in place of the plans: their card and what it gives them. */
export function MemberCard({ firstName, until }: MemberCardProps) {
  const t = useText();
  return (
    <div className={styles.member}>
      <p className={styles.title}>{t('You are an Elite member')}</p>
      <EliteCard firstName={firstName} until={until} />
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

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
    <div className={`stack gap-5 ${styles.member}`}>
      <p className="title">{t('You are an Elite member')}</p>
      <EliteCard firstName={firstName} until={until} />
      <BenefitList />
      <div className="cluster gap-2 gap-x-3">
        <ButtonLink href={routes.shop()}>{t('Start shopping')}</ButtonLink>
        <ButtonLink href={routes.membership()} variant="line">
          {t('See my membership')}
        </ButtonLink>
      </div>
    </div>
  );
}

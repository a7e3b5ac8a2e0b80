import { useCompany } from '#company';
import { useText } from '#language';
import type { Message } from '@/contract/messages/text-with-values';
import styles from './elite-card.module.css';

interface EliteCardProps {
  firstName: string;
  /** The last day of the membership; null until it is loaded. */
  until: Message | null;
}

/** The card of a member. It keeps its place while the day is not known. */
export function EliteCard({ firstName, until }: EliteCardProps) {
  const t = useText();
  const { membershipName } = useCompany();
  return (
    <div className={`stack gap-1 wrap-anywhere ${styles.card}`}>
      <p className={styles.name}>{membershipName}</p>
      <p className="title">{until && t('Until {day}', { day: t.filled(until) })}</p>
      <p>{firstName}</p>
    </div>
  );
}

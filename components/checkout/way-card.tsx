import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { RadioCard } from '@/components/ui/radio-card';
import styles from './way-card.module.css';

interface WayCardProps extends Omit<ComponentProps<typeof RadioCard>, 'children'> {
  /** Its name too. */
  value: string;
  Icon: LucideIcon;
  words: string;
}

/** One way to pay or to have the order sent. */
export function WayCard({ Icon, words, ...radio }: WayCardProps) {
  return (
    <RadioCard {...radio}>
      <span className={styles.way}>
        <Icon aria-hidden="true" />
        <span>
          <b>{radio.value}</b>
          <span className={styles.words}>{words}</span>
        </span>
      </span>
    </RadioCard>
  );
}

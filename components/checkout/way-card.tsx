import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { RadioCard } from '@/components/ui/radio-card';
import styles from './way-card.module.css';

interface WayCardProps extends Omit<ComponentProps<typeof RadioCard>, 'children'> {
  /** Its name too. */
  value: string;
  Icon: LucideIcon;
  /** What holds for every address. */
  words: string;
  /** What holds for the chosen one; not told without scripts, where it would not follow the choice. */
  exactWords?: string | undefined;
}

/** One way to pay or to have the order sent. */
export function WayCard({ Icon, words, exactWords, ...radio }: WayCardProps) {
  return (
    <RadioCard {...radio}>
      <span className={styles.way}>
        <Icon aria-hidden="true" />
        <span>
          <b>{radio.value}</b>
          {exactWords && (
            <span className={classNames(styles.words, styles.exact)}>{exactWords}</span>
          )}
          <span className={styles.words}>{words}</span>
        </span>
      </span>
    </RadioCard>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { RadioCard } from '@/components/ui/radio-card';
import styles from './option-card.module.css';

interface OptionCardProps extends Omit<ComponentProps<typeof RadioCard>, 'children'> {
  /** The value sent and the name shown. */
  value: string;
  Icon: LucideIcon;
  /** Text that applies to every address. */
  text: string;
  /** Text for the chosen address; hidden without scripts, since it would not follow the choice. */
  exactText?: string | undefined;
}

/** One payment or delivery option. */
export function OptionCard({ Icon, text, exactText, ...radio }: OptionCardProps) {
  return (
    <RadioCard {...radio} className={styles.card}>
      <span className={styles.option}>
        <Icon aria-hidden="true" />
        <span>
          <b>{radio.value}</b>
          {exactText && <span className={classNames(styles.text, styles.exact)}>{exactText}</span>}
          <span className={styles.text}>{text}</span>
        </span>
      </span>
    </RadioCard>
  );
}

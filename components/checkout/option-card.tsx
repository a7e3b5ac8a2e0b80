import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import {
  StatefulRadioCard,
  type StatefulRadioCardProps,
} from '@/components/ui/stateful-radio-card';
import styles from './option-card.module.css';

interface OptionCardProps extends Omit<StatefulRadioCardProps, 'children'> {
  /** The value sent. */
  value: string;
  /** The name shown, where it is not the value. */
  label?: string | undefined;
  icon: IconName;
  /** Text that applies to every address, in the page's language. */
  text: string;
  /** The same for the chosen address; hidden without scripts, since it would not follow the choice. */
  exactText?: string | undefined;
}

/** One payment or delivery option. */
export function OptionCard({ label, icon, text, exactText, ...radio }: OptionCardProps) {
  const t = useText();
  return (
    <StatefulRadioCard {...radio} className={styles.card}>
      <span className="row gap-3-half vana-icons">
        <Icon name={icon} />
        <span>
          <b>{t(label ?? radio.value)}</b>
          {exactText && (
            <span className={classNames('block muted', styles.text, 'needs-scripts', styles.exact)}>
              {exactText}
            </span>
          )}
          <span className={`block muted ${styles.text}`}>{text}</span>
        </span>
      </span>
    </StatefulRadioCard>
  );
}

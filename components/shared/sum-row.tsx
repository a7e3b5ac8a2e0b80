import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import styles from './sum-row.module.css';

interface SumRowProps {
  name: string;
  value: string;
  variant?: 'saved' | 'quiet' | 'total';
  /** Screen readers speak the whole row after a change: `Total ₹499.00`. */
  isAnnounced?: boolean;
}

/** One line of a calculation, inside a `dl`: its name at the left, the amount at the right. */
export function SumRow({ name, value, variant, isAnnounced }: SumRowProps) {
  const t = useText();
  return (
    <div
      className={classNames('flex between gap-4', variant && styles[variant])}
      {...(isAnnounced && { 'aria-live': 'polite', 'aria-atomic': true })}
    >
      <dt>{t(name)}</dt>
      <dd>{t(value)}</dd>
    </div>
  );
}

import { classNames } from '@/components/ui/class-names';
import styles from './sum-row.module.css';

interface SumRowProps {
  name: string;
  value: string;
  look?: 'saved' | 'quiet' | 'total';
}

/** One line of a reckoning, inside a `dl`: its name at the left, the amount at the right. */
export function SumRow({ name, value, look }: SumRowProps) {
  return (
    <div className={classNames(styles.row, look && styles[look])}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

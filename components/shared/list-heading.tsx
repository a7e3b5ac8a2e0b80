import { useText } from '#language';
import { countItems } from '@/lib/format/counter';
import styles from './list-heading.module.css';

interface ListHeadingProps {
  title: string;
  /** The number of entries; 0 is not shown. */
  count: number;
}

/** The heading of a page with one list. It takes the focus when the last entry is removed. */
export function ListHeading({ title, count }: ListHeadingProps) {
  const t = useText();
  return (
    <h1 className={styles.heading} tabIndex={-1} data-list-heading>
      {`${t(title)} `}
      {count > 0 && <span className={styles.count}>{t.filled(countItems(count))}</span>}
    </h1>
  );
}

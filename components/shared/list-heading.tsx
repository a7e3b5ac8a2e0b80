import { countItems } from './count-items';
import styles from './list-heading.module.css';

interface ListHeadingProps {
  title: string;
  /** How many things are in the list; nothing is said of none. */
  count: number;
}

/** The heading of a page that is one list. It takes the focus when the last of them is removed. */
export function ListHeading({ title, count }: ListHeadingProps) {
  return (
    <h1 className={styles.heading} tabIndex={-1} data-list-heading>
      {`${title} `}
      {count > 0 && <span className={styles.count}>{countItems(count)}</span>}
    </h1>
  );
}

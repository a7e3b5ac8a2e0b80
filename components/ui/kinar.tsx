import { classNames } from './class-names';
import styles from './kinar.module.css';

/** The border strip. One a view at most, always at an edge; `light` on dark grounds. */
export function Kinar({
  look = 'light',
  thin = false,
}: {
  look?: 'light' | 'green' | 'ink';
  thin?: boolean;
}) {
  return (
    <div
      className={classNames(styles.kinar, styles[look], thin && styles.thin)}
      aria-hidden="true"
    />
  );
}

import { classNames } from './class-names';
import styles from './kinar.module.css';

/** The border strip. At most one per view, always at an edge; `light` on dark backgrounds. */
export function Kinar({
  variant = 'light',
  thin = false,
}: {
  variant?: 'light' | 'green' | 'ink';
  thin?: boolean;
}) {
  return (
    <div
      className={classNames(styles.kinar, styles[variant], thin && styles.thin)}
      aria-hidden="true"
    />
  );
}

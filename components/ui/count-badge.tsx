import { useText } from '#language';
import { formatCounter } from '@/lib/format/counter';
import styles from './count-badge.module.css';

/** The number on an icon, up to `99+`. It has no label: include the count in the icon's label. */
export function CountBadge({ count }: { count: number }) {
  const t = useText();
  if (count <= 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {t(formatCounter(count))}
    </span>
  );
}

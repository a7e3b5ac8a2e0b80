import type { CSSProperties } from 'react';
import { useText } from '#language';
import { formatCount } from '@/lib/format/counter';
import styles from './stars.module.css';

/** Five stars, filled to `value` of 5 in tenths. */
export function Stars({ value }: { value: number }) {
  const t = useText();
  const filled = Math.min(Math.max(value, 0), 5) / 5;
  return (
    <span
      className={styles.stars}
      style={{ '--filled': `${Math.round(filled * 100)}%` } as CSSProperties}
      role="img"
      aria-label={t('{stars} out of 5 stars', { stars: value })}
    />
  );
}

interface RatingProps {
  /** 1 to 5; shown with one decimal. */
  average: number;
  /** The number of reviews behind the average. Without any, nothing is shown. */
  count: number;
}

/** One star, the average and the number of reviews: the short form for cards. */
export function Rating({ average, count }: RatingProps) {
  const t = useText();
  if (count === 0) return null;
  return (
    <p className={styles.rating}>
      <b>{average.toFixed(1)}</b>
      <span>
        <span className="visually-hidden">{t('out of 5,')} </span>({t(formatCount(count))})
      </span>
    </p>
  );
}

/** One star in text size rather than icon size. */
export function StarShape({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 22" aria-hidden="true" focusable="false">
      <path d="m12 1 3.2 6.6 7.3 1-5.3 5 1.3 7.2L12 17.3l-6.5 3.5 1.3-7.2-5.3-5 7.3-1z" />
    </svg>
  );
}

import type { CSSProperties } from 'react';
import { StarShape } from './star-shape';
import styles from './stars.module.css';

/** Five stars, filled to `value` of 5 in tenths. */
export function Stars({ value }: { value: number }) {
  const filled = Math.min(Math.max(value, 0), 5) / 5;
  return (
    <span
      className={styles.stars}
      style={{ '--filled': `${Math.round(filled * 100)}%` } as CSSProperties}
      role="img"
      aria-label={`${value} out of 5 stars`}
    />
  );
}

interface RatingProps {
  /** 1 to 5; shown with one decimal. */
  average: number;
  /** How many reviews it is the mean of. Nothing is shown for none. */
  count: number;
}

/** One star, the average and the number of reviews: the short form for cards. */
export function Rating({ average, count }: RatingProps) {
  if (count === 0) return null;
  return (
    <p className={styles.rating}>
      <StarShape className={styles.one} />
      <b>{average.toFixed(1)}</b>
      <span>
        <span className="visually-hidden">out of 5, </span>({count.toLocaleString('en-IN')})
      </span>
    </p>
  );
}

import { StarShape, Stars } from '@/components/ui/stars';
import type { ProductDetail } from '@/contract/product';
import { plural } from '@/lib/format/counter';
import styles from './rating-summary.module.css';

const STARS = [5, 4, 3, 2, 1] as const;

interface RatingSummaryProps {
  average: number;
  count: number;
  /** The number of reviews for each number of stars. */
  distribution: ProductDetail['star_distribution'];
}

/** The average in large figures, and the share of the reviews for each number of stars. */
export function RatingSummary({ average, count, distribution }: RatingSummaryProps) {
  if (count === 0) return null;
  return (
    <div>
      <p className={styles.average}>
        <b>{average.toFixed(1)}</b>
        <span>
          out of 5<Stars value={average} />
        </span>
      </p>
      <ul className={styles.distribution}>
        {STARS.map((stars) => (
          <StarShare
            key={stars}
            stars={stars}
            percent={Math.round((distribution[stars] / count) * 100)}
          />
        ))}
      </ul>
    </div>
  );
}

function StarShare({ stars, percent }: { stars: number; percent: number }) {
  return (
    <li>
      <span>
        {stars}
        <span className="visually-hidden">{` ${plural(stars, 'star')}`}</span>
      </span>
      <StarShape className={styles.star} />
      <span className={styles.track}>
        <span className={styles.bar} style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.percent}>{percent}%</span>
    </li>
  );
}

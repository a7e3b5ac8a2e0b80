import { Skeleton } from '@/components/ui/skeleton';
import styles from './reviews-view.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Six empty places for reviews that are on the way. */
export function ReviewSkeletons() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <ul className={styles.grid}>
        {PLACES.map((place) => (
          <li key={place} className={styles.skeleton}>
            <Skeleton width="92px" height="17px" />
            <Skeleton height="20px" />
            <Skeleton height="20px" />
            <Skeleton width="70%" height="20px" />
            <Skeleton width="40%" height="20px" />
          </li>
        ))}
      </ul>
    </div>
  );
}

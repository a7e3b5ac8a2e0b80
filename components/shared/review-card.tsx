import { CircleCheck } from 'lucide-react';
import { Stars } from '@/components/ui/stars';
import type { Review } from '@/contract/product';
import { formatDate, isoDay } from '@/lib/format/dates';
import styles from './review-card.module.css';

/** What one shopper says. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Stars value={review.rating} />
        <time className="hint" dateTime={isoDay(review.created_at)}>
          {formatDate(review.created_at)}
        </time>
      </div>
      {review.review && <p className={styles.words}>{review.review}</p>}
      <footer className={styles.author}>
        <b>{review.name}</b>
        {review.is_verified_buyer && (
          <span className={styles.verified}>
            <CircleCheck />
            Bought it here
          </span>
        )}
      </footer>
    </article>
  );
}

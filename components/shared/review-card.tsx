import { CircleCheck } from 'lucide-react';
import { Stars } from '@/components/ui/stars';
import type { Review } from '@/contract/product';
import type { ShownDay } from '@/lib/format/dated';
import styles from './review-card.module.css';

/** What one shopper says. */
export function ReviewCard({ review, day }: { review: Review; day: ShownDay }) {
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Stars value={review.rating} />
        <time className="hint" dateTime={day.iso}>
          {day.text}
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

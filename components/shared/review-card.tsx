import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stars } from '@/components/ui/stars';
import type { Review } from '@/contract/product';
import type { ShownDay } from '@/lib/format/dated';
import styles from './review-card.module.css';

interface ReviewCardProps {
  review: Review;
  day: ShownDay;
  /** The words drawn in another way. */
  words?: ReactNode;
}

/** What one shopper says. */
export function ReviewCard({
  review,
  day,
  words = <Words text={review.review} />,
}: ReviewCardProps) {
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Stars value={review.rating} />
        <time className="hint" dateTime={day.iso}>
          {day.text}
        </time>
      </div>
      {words}
      <footer className={styles.author}>
        <b>{review.name}</b>
        {review.is_verified_buyer && (
          <span className={styles.verified}>
            <CircleCheck />
            Verified buyer
          </span>
        )}
      </footer>
    </article>
  );
}

function Words({ text }: { text: string }) {
  return text && <p className={styles.words}>{text}</p>;
}

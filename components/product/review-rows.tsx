import { ReviewCard } from '@/components/shared/review-card.client';
import type { DisplayedReview } from '@/lib/view/product';
import styles from './reviews-section.module.css';

export interface ReviewRowsProps {
  productId: number;
  /** The newest, with their dates. */
  reviews: DisplayedReview[];
}

/** Reviews below one another. */
export function ReviewRows({ productId, reviews }: ReviewRowsProps) {
  return (
    <ul className={`stack packed-top ${styles.list}`}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard productId={productId} review={review} />
        </li>
      ))}
    </ul>
  );
}

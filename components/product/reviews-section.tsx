import { RatingSummary } from '@/components/shared/rating-summary';
import { ReviewCard } from '@/components/shared/review-card';
import type { ProductDetail, Review } from '@/contract/product';
import type { ShownDay } from '@/lib/format/dated';
import styles from './reviews-section.module.css';

interface ReviewsSectionProps {
  product: ProductDetail;
  /** The newest, with the day they were written. */
  reviews: (Review & { day: ShownDay })[];
}

/** The newest reviews beside the average and how the stars are spread. */
export function ReviewsSection({ product, reviews }: ReviewsSectionProps) {
  const { average_rating: rating } = product;
  return (
    <section className="section" id="reviews" aria-labelledby="reviews-title">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="reviews-title">Reviews</h2>
          <RatingSummary
            average={rating.average_rating}
            count={rating.review_count}
            distribution={product.star_distribution}
          />
        </div>
        {reviews.length > 0 ? (
          <ul className={styles.list}>
            {reviews.map((review) => (
              <li key={`${review.name} ${review.created_at}`}>
                <ReviewCard review={review} day={review.day} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">No reviews yet</p>
        )}
      </div>
    </section>
  );
}

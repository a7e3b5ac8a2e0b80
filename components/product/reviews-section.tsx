import type { ReactNode } from 'react';
import { useText } from '#language';
import { MentionChips } from '@/components/shared/mention-chips';
import { RatingSummary } from '@/components/shared/rating-summary';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { ProductDetail } from '@/contract/catalogue/product';
import { reviewMessages } from '@/contract/messages/reviews';
import { grouped } from '@/contract/shop/grouped';
import { routes } from '@/lib/routes';
import type { DisplayedReview } from '@/lib/view/product';
import { NewestReviews } from './newest-reviews.client';
import './review-styles';
import styles from './reviews-section.module.css';

interface ReviewsSectionProps {
  product: ProductDetail;
  /** The newest reviews, with their dates. */
  reviews: DisplayedReview[];
  /** The client component that writes a review. */
  write?: ReactNode;
}

/** The newest reviews beside the average and the distribution of the stars. */
export function ReviewsSection({ product, reviews, write }: ReviewsSectionProps) {
  const t = useText();
  const { average_rating: rating } = product;
  return (
    <section
      className={`section below-fold ${styles.reviews}`}
      id="reviews"
      aria-labelledby="reviews-title"
    >
      <div className={`wrap split-1000 ${styles.grid}`}>
        <div>
          <h2 id="reviews-title">{t('Reviews')}</h2>
          <RatingSummary
            average={rating.average_rating}
            count={rating.review_count}
            distribution={product.star_distribution}
            hrefFor={(stars) => routes.productReviews(product.id, product.name, { stars })}
          />
          {write}
        </div>
        {reviews.length > 0 ? (
          <div>
            <MentionChips
              mentions={product.review_mentions}
              hrefFor={(mention) => routes.productReviews(product.id, product.name, { mention })}
            />
            <NewestReviews productId={product.id} reviews={reviews} />
            <AllReviews product={product} />
          </div>
        ) : (
          <p className="muted">{t(reviewMessages.none)}</p>
        )}
      </div>
    </section>
  );
}

function AllReviews({ product: { id, name, average_rating: rating } }: { product: ProductDetail }) {
  const t = useText();
  return (
    <ButtonLink href={routes.productReviews(id, name)} variant="text" className={styles.all}>
      {t('Read all reviews ({count})', { count: grouped(rating.review_count) })}
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}

import type { ReactNode } from 'react';
import { useText } from '#language';
import { MentionChips } from '@/components/shared/mention-chips';
import { RatingSummary } from '@/components/shared/rating-summary';
import { ReviewCard } from '@/components/shared/review-card.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { ReviewMentions, StarDistribution } from '@/contract/catalogue/product';
import type { PictureData as StoredPicture } from '@/contract/kit/shapes';
import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { reviewMessages } from '@/contract/messages/reviews';
import { routes } from '@/lib/routes';
import { type ReviewList, reviewsAddress } from '@/lib/routing/review-list';
import type { DisplayedReview } from '@/lib/view/product';
import { ReviewChoices } from './review-choices';
import { ReviewPager } from './review-pager.client';
import { ReviewText } from './review-text.client';
import styles from './reviews-view.module.css';

interface ReviewsViewProps {
  product: {
    id: number;
    name: string;
    translations?: Translations<TranslatedName> | undefined;
    image: StoredPicture | null;
  };
  /** Rounded to one decimal. */
  average: number;
  /** Of all reviews, like the distribution. */
  count: number;
  distribution: StarDistribution;
  mentions: ReviewMentions;
  reviews: DisplayedReview[];
  /** The choice of this page. */
  list: ReviewList;
  totalPages: number;
  /** The control that writes a review. */
  write: ReactNode;
}

/** All reviews of a product, one page at a time, or those with a number of stars. */
export function ReviewsView(props: ReviewsViewProps) {
  const t = useText();
  const { product, average, count, distribution, mentions, reviews, list, totalPages, write } =
    props;
  const hrefFor = (change: Partial<ReviewList>) =>
    routes.productReviews(
      product.id,
      product.name,
      reviewsAddress({ ...list, page: 1, ...change }),
    );
  return (
    <>
      <ReviewsHead product={product} />
      <div className={`split-1000 top ${styles.columns}`}>
        <div className={`sticky-side ${styles.side}`}>
          <RatingSummary
            average={average}
            count={count}
            distribution={distribution}
            chosen={list.stars}
            hrefFor={(stars) =>
              hrefFor({ stars: stars === list.stars ? undefined : stars, mention: undefined })
            }
          />
          {count === 0 && <p className="muted">{t(reviewMessages.none)}</p>}
          {write}
        </div>
        <div>
          <MentionChips
            mentions={mentions}
            chosen={list.mention}
            hrefFor={(mention) => hrefFor({ mention, stars: undefined })}
          />
          {count > 0 && <ReviewChoices list={list} hrefFor={hrefFor} />}
          <ReviewPager
            productId={product.id}
            page={list.page}
            totalPages={totalPages}
            prev={hrefFor({ page: list.page - 1 })}
            next={hrefFor({ page: list.page + 1 })}
          >
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard
                  productId={product.id}
                  review={review}
                  text={<ReviewText text={review.review} by={review.name} />}
                />
              </li>
            ))}
          </ReviewPager>
        </div>
      </div>
    </>
  );
}

function ReviewsHead({ product }: Pick<ReviewsViewProps, 'product'>) {
  const t = useText();
  const { id, name, image } = product;
  const href = routes.product(id, name);
  return (
    <header className={`row ${styles.head}`}>
      {image && (
        <Link
          href={href}
          className={`filled rigid notch frame ratio-product ${styles.image}`}
          tabIndex={-1}
          aria-hidden
        >
          <Picture picture={image} alt="" sizes="(max-width: 600px) 96px, 140px" upTo={480} eager />
        </Link>
      )}
      <div>
        <h1>
          <span className={`block mb-1 muted ${styles.kind}`}>{t('Reviews of')} </span>
          {t.nameOf(product)}
        </h1>
        <ButtonLink href={href} variant="text" className={styles.back}>
          <Icon name="arrow-left" />
          {t('Back to the product')}
        </ButtonLink>
      </div>
    </header>
  );
}

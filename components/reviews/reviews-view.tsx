import { ArrowLeft } from 'lucide-react';
import { ReviewCard } from '@/components/shared/review-card';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { reviewMessages } from '@/contract/messages/reviews';
import type { PictureData as StoredPicture } from '@/contract/shapes';
import { countOf } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import type { DisplayedReview } from '@/lib/view/product';
import { ReviewPager } from './review-pager.client';
import { ReviewText } from './review-text.client';
import styles from './reviews-view.module.css';

interface ReviewsViewProps {
  product: { id: number; name: string; image: StoredPicture | null };
  /** Rounded to one decimal. */
  average: number;
  count: number;
  reviews: DisplayedReview[];
  /** From 1. */
  page: number;
  totalPages: number;
}

/** All reviews of a product, one page at a time. */
export function ReviewsView({ product, reviews, page, totalPages, ...rating }: ReviewsViewProps) {
  const hrefFor = (number: number) => routes.productReviews(product.id, product.name, number);
  return (
    <>
      <ReviewsHead product={product} {...rating} />
      <ReviewPager
        page={page}
        totalPages={totalPages}
        prev={hrefFor(page - 1)}
        next={hrefFor(page + 1)}
      >
        {reviews.map((review) => (
          <li key={`${review.created_at} ${review.name}`}>
            <ReviewCard
              review={review}
              text={<ReviewText text={review.review} by={review.name} />}
            />
          </li>
        ))}
      </ReviewPager>
    </>
  );
}

function ReviewsHead({
  product,
  average,
  count,
}: Pick<ReviewsViewProps, 'product' | 'average' | 'count'>) {
  const { name, image } = product;
  const href = routes.product(product.id, name);
  return (
    <header className={styles.head}>
      {image && (
        <Link href={href} className={styles.image} tabIndex={-1} aria-hidden>
          <Picture picture={image} alt="" sizes="(max-width: 600px) 96px, 140px" upTo={480} eager />
        </Link>
      )}
      <div>
        <h1>
          <span className={styles.kind}>Reviews of </span>
          {name}
        </h1>
        {count > 0 ? (
          <p className={styles.rating}>
            <b>{average.toFixed(1)}</b>
            <Stars value={average} />
            <span>{countOf(count, 'review')}</span>
          </p>
        ) : (
          <p className="muted">{reviewMessages.none}</p>
        )}
        <ButtonLink href={href} variant="text" className={styles.back}>
          <ArrowLeft />
          Back to the product
        </ButtonLink>
      </div>
    </header>
  );
}

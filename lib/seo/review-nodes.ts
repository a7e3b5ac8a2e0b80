import type { AggregateRating, Review } from 'schema-dts';
import type { Review as WrittenReview } from '@/contract/catalogue/product';
import type { DisplayedMoment } from '@/lib/format/dates';

/** A review as its page shows it. */
type DisplayedReview = Pick<WrittenReview, 'name' | 'rating' | 'review'> & { day: DisplayedMoment };

/** Returns the average of all ratings. */
export function ratingNode(average: number, count: number) {
  return {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
  } satisfies AggregateRating;
}

/** Returns a review of a product. */
export function reviewNode({ name, rating, review, day }: DisplayedReview) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating },
    ...(review && { reviewBody: review }),
    datePublished: day.iso,
  } satisfies Review;
}

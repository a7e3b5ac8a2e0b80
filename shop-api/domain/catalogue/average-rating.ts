import type { ProductListItem } from '../../../contract/catalogue.ts';

interface Rated {
  ratingCount: number;
  ratingSum: number;
}

/** The average of all stars to one decimal, 0 without a review. */
export function averageRating({
  ratingCount,
  ratingSum,
}: Rated): ProductListItem['average_rating'] {
  const average = ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
  return { average_rating: average, review_count: ratingCount };
}

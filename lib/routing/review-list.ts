import { REVIEW_ORDERINGS, type ReviewOrdering } from '../../contract/catalogue/reviews.ts';
import type { ReviewsAddress } from '../routes.ts';

/** The choice of a page of reviews. */
export interface ReviewList {
  page: number;
  /** Only reviews with this number of stars. */
  stars?: number | undefined;
  sort: ReviewOrdering;
}

/** Returns the query of a choice; the defaults are not written. */
export function reviewsAddress({ page, stars, sort }: ReviewList): ReviewsAddress {
  return { stars, sort: sort === 'newest' ? undefined : sort, page };
}

/** Reads a choice from the path segments of `rewrites.mjs`, null if it is none. */
export function reviewListOfSegments(segments: {
  stars: string;
  sort: string;
  page: string;
}): ReviewList | null {
  const sort = REVIEW_ORDERINGS.find((ordering) => ordering === segments.sort);
  const stars = segments.stars === 'all' ? undefined : Number(segments.stars);
  const isNumber = /^(?:all|[1-5])$/.test(segments.stars) && /^[1-9]\d{0,4}$/.test(segments.page);
  return sort && isNumber ? { page: Number(segments.page), stars, sort } : null;
}

import {
  REVIEW_QUALITY_NAMES,
  type ReviewQuality,
} from '../../contract/catalogue/review-qualities.ts';
import { REVIEW_ORDERINGS, type ReviewOrdering } from '../../contract/catalogue/reviews.ts';
import type { ReviewsAddress } from '../routes.ts';

/** The choice of a page of reviews: those with so many stars, or those that mention something. */
export interface ReviewList {
  page: number;
  /** Only reviews with this number of stars. */
  stars?: number | undefined;
  /** Only reviews that mention it. */
  mention?: ReviewQuality | undefined;
  sort: ReviewOrdering;
}

/** Returns the query of a choice; the defaults are not written. */
export function reviewsAddress({ page, stars, mention, sort }: ReviewList): ReviewsAddress {
  return { stars, mention, sort: sort === 'newest' ? undefined : sort, page };
}

/** Reads a choice from the path segments of `rewrites.mjs`, null if it is none. */
export function reviewListOfSegments(segments: {
  only: string;
  sort: string;
  page: string;
}): ReviewList | null {
  const sort = REVIEW_ORDERINGS.find((ordering) => ordering === segments.sort);
  const choice = choiceOf(segments.only);
  if (!sort || !choice || !/^[1-9]\d{0,4}$/.test(segments.page)) return null;
  return { ...choice, page: Number(segments.page), sort };
}

function choiceOf(only: string): Pick<ReviewList, 'stars' | 'mention'> | null {
  if (only === 'all') return {};
  if (/^[1-5]$/.test(only)) return { stars: Number(only) };
  const mention = REVIEW_QUALITY_NAMES.find((name) => name === only);
  return mention ? { mention } : null;
}

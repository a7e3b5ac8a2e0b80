import type { Review } from '@/contract/catalogue/product';
import type { DisplayedMoment } from '@/lib/format/dates';

/** A review with the day it was written. */
export type DisplayedReview = Review & { day: DisplayedMoment };

/** What a customer has to do with the reviews of a product, by their ids. */
export interface ReviewMarks {
  /** The one that they have written. */
  own: number | null;
  /** Those that they have marked as helpful. */
  helpful: number[];
}

/** What holds of a review after it was marked. */
export interface MarkedReview {
  helpful: boolean;
  /** How many customers have marked it. */
  count: number;
}

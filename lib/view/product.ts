import type { Review } from '@/contract/catalogue/product';
import type { Translations } from '@/contract/kit/translations';
import type { Message } from '@/contract/messages/text-with-values';
import type { DisplayedMoment } from '@/lib/format/dates';

/** A review with the day it was written. */
export type DisplayedReview = Review & { day: DisplayedMoment };

/** The sale price that counts for a product. */
export interface DisplayedSale {
  name: string;
  translations: Translations<{ name?: string | undefined }> | undefined;
  /** Its last day, or its end where that is within a day. */
  until: Message;
  /** The lowest price of the 30 days before it, in rupees; null where it is not known. */
  lowestPrice: number | null;
}

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

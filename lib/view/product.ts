import type { Review } from '@/contract/product';
import type { DisplayedMoment } from '@/lib/format/dates';

/** A review with the day it was written. */
export type DisplayedReview = Review & { day: DisplayedMoment };

/** HTML cleaned by `cleanHtml` in lib/server/rich-text: the only kind that may be rendered. */
export type CleanHtml = string & { readonly __clean: unique symbol };

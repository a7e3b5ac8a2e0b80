import type { Review } from '@/contract/catalogue/product';
import type { DisplayedMoment } from '@/lib/format/dates';

/** A review with the day it was written. */
export type DisplayedReview = Review & { day: DisplayedMoment };

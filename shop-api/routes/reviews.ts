import type { reviewEndpoints } from '../../contract/reviews.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const reviewHandlers: HandlersOf<typeof reviewEndpoints> = {
  writeReview: notBuiltYet,
  listReviews: notBuiltYet,
};

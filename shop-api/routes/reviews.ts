import type { reviewEndpoints } from '../../contract/reviews.ts';
import { listReviews } from '../domain/reviews/list-reviews.ts';
import { writeReview } from '../domain/reviews/write-review.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const reviewHandlers: HandlersOf<typeof reviewEndpoints> = {
  writeReview: async ({ ctx, input }) => {
    const { name = '', rating, review: text = '' } = input.body;
    const review = { productId: input.params.id, name, rating, text };
    return { ...DONE, message: await writeReview({ ctx, input: review }) };
  },
  listReviews: async ({ ctx, input }) => {
    const page = { productId: input.params.productId, page: input.query.page };
    return { ...DONE, ...(await listReviews({ ctx, input: page })) };
  },
};

import { reviews } from '../../shop-api/db/schema/reviews.ts';
import type { Writes } from './entry-writes.ts';
import type { TestApp } from './test-app.ts';

/** Bodies that the calls of reviews accept. */
export const REVIEW_WRITES: Writes = {
  writeReview: { body: () => ({ rating: 4 }), at: () => '1002' },
  writeReviewWithPhotos: { body: () => ({ rating: '4' }), at: () => '1002' },
  markReview: {
    body: () => ({ helpful: true }),
    at: async ({ app }) => String(await newReview(app)),
  },
  moveReview: {
    body: () => ({ to: 'answer', answer: 'Thank you!', seen: '' }),
    at: async ({ app }) => String(await newReview(app)),
  },
};

/** Returns the id of a new review. */
async function newReview({ db }: TestApp): Promise<number> {
  const review = { productId: 1001, name: 'Asha', rating: 4 };
  const [row] = await db.insert(reviews).values(review).returning({ id: reviews.id });
  return row?.id ?? 0;
}

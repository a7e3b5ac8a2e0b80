import { array, number, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { optionalText } from './fields.ts';
import { MAX_REVIEW_LENGTH } from './limits.ts';
import { review } from './product.ts';
import { done, maybePicture, text } from './shapes.ts';

export const RATING_REQUIRED = 'Please give a rating from 1 to 5 stars';

/** `name` is what the review is signed with; without it the customer's own first name. */
export const reviewBody = object({
  name: optionalText('Name', 100),
  rating: number()
    .typeError(RATING_REQUIRED)
    .integer(RATING_REQUIRED)
    .min(1, RATING_REQUIRED)
    .max(5, RATING_REQUIRED)
    .required(RATING_REQUIRED),
  review: optionalText('Review', MAX_REVIEW_LENGTH),
});

export const reviewEndpoints = {
  writeReview: endpoint({
    summary: 'Review a product; a second review replaces the first',
    method: 'POST',
    path: '/rating_review/{id}/',
    access: 'customer',
    body: reviewBody,
    answer: object({ ...done, message: text() }),
  }),
  listReviews: endpoint({
    summary: 'Reviews of a product, newest first, 30 a page',
    method: 'GET',
    path: '/rating_review/{productId}/',
    access: 'public',
    query: object({ page: number().integer().min(1).max(100_000).default(1) }),
    answer: object({
      ...done,
      product_name: text(),
      product_image: maybePicture(),
      average_rating: number().min(0).max(5).required(),
      review_count: number().integer().min(0).required(),
      page: number().integer().min(1).required(),
      total_pages: number().integer().min(1).required(),
      reviews: array(review).required(),
    }),
  }),
};

import { array, type InferType, mixed, number, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { optionalLines, optionalText } from '../kit/fields.ts';
import { done, maybePicture, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';
import { reviewApiMessages } from '../messages/reviews.ts';
import { MAX_REVIEW_LENGTH } from '../shop/limits.ts';
import { review, starDistribution } from './product.ts';

/** `name` is the displayed author; without it the customer's first name. */
export const reviewBody = object({
  name: optionalText('Name', 100),
  rating: number()
    .typeError(reviewApiMessages.ratingRequired)
    .integer(reviewApiMessages.ratingRequired)
    .min(1, reviewApiMessages.ratingRequired)
    .max(5, reviewApiMessages.ratingRequired)
    .required(reviewApiMessages.ratingRequired),
  review: optionalLines('Review', MAX_REVIEW_LENGTH),
});

/** The orders of a product's reviews; within the same stars the newest come first. */
export const REVIEW_ORDERINGS = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrdering = (typeof REVIEW_ORDERINGS)[number];

const reviewListQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  /** Only reviews with this number of stars. */
  rating: number().integer().min(1).max(5).optional(),
  ordering: mixed<ReviewOrdering>().oneOf(REVIEW_ORDERINGS).default('newest'),
});
export type ReviewListQuery = InferType<typeof reviewListQuery>;

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
    summary: 'Reviews of a product, 30 a page',
    method: 'GET',
    path: '/rating_review/{productId}/',
    access: 'public',
    query: reviewListQuery,
    answer: object({
      ...done,
      product_name: text(),
      translations: translations(),
      product_image: maybePicture(),
      average_rating: number().min(0).max(5).required(),
      review_count: number().integer().min(0).required(),
      star_distribution: starDistribution,
      page: number().integer().min(1).required(),
      total_pages: number().integer().min(1).required(),
      reviews: array(review).required(),
    }),
  }),
};

import { array, boolean, type InferType, mixed, number, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, optionalLines, optionalText } from '../kit/fields.ts';
import { photoFiles } from '../kit/photo-files.ts';
import { photoParams, photoUpload } from '../kit/photos.ts';
import { count, done, id, maybePicture, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';
import { reviewApiMessages } from '../messages/reviews.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS } from '../shop/limits.ts';
import { review, reviewMentions, starDistribution } from './product.ts';
import { REVIEW_QUALITY_NAMES } from './review-qualities.ts';

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

/** The same with pictures, which others see when staff have looked at them. */
export const photoReviewBody = reviewBody.shape({ photos: photoFiles(MAX_REVIEW_PHOTOS) });

/** The orders of a product's reviews; within the same stars or marks the newest come first. */
export const REVIEW_ORDERINGS = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewOrdering = (typeof REVIEW_ORDERINGS)[number];

/** Without `helpful` the mark changes to what it is not. */
export const markReviewBody = object({ helpful: boolean().optional() });

const reviewListQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  /** Only reviews with this number of stars. */
  rating: number().integer().min(1).max(5).optional(),
  /** Only reviews that mention it. */
  mention: oneOf('Mention', REVIEW_QUALITY_NAMES).optional(),
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
      mentions: reviewMentions,
      page: number().integer().min(1).required(),
      total_pages: number().integer().min(1).required(),
      reviews: array(review).required(),
    }),
  }),
  writeReviewWithPhotos: endpoint({
    summary: 'The same as a review with pictures; not in the specification',
    method: 'POST',
    path: '/rating_review/{id}/photos/',
    access: 'customer',
    bodyKind: 'multipart',
    body: photoReviewBody,
    upload: photoUpload(MAX_REVIEW_PHOTOS),
    unkeyed: true,
    answer: object({ ...done, message: text() }),
  }),
  getReviewPhoto: endpoint({
    summary: 'A picture of a review that staff have shown; not in the specification',
    method: 'GET',
    path: '/rating_review/photos/{photoId}/{size}/',
    access: 'public',
    params: photoParams,
    answer: mixed().required(),
    answerKind: 'webp',
  }),
  getReviewMarks: endpoint({
    summary: 'The own review of a product, and those marked as helpful; not in the specification',
    method: 'GET',
    path: '/rating_review/{productId}/marks/',
    access: 'customer',
    answer: object({
      ...done,
      own: number().integer().nullable().defined(),
      helpful: array(id()).required(),
    }),
  }),
  markReview: endpoint({
    summary: 'Mark a review as helpful, or take it back; not in the specification',
    method: 'POST',
    path: '/rating_review/{reviewId}/helpful/',
    access: 'customer',
    body: markReviewBody,
    answer: object({ ...done, message: text(), helpful: boolean().required(), count: count() }),
  }),
};

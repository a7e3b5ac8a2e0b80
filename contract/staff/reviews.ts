import { array, type InferType, mixed, number, object, string } from 'yup';
import { REVIEW_PHOTO_STATES, reviewMoveBody } from '../catalogue/review-moves.ts';
import { ofDays } from '../kit/days.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { photo, photoParams } from '../kit/photos.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';

const REVIEW_STATES = ['published', 'hidden'] as const;

const staffReview = object({
  id: id(),
  product_id: id(),
  product_name: text(),
  name: text(),
  rating: number().integer().min(1).max(5).required(),
  review: anyText(),
  /** ISO 8601, UTC. */
  created_at: text(),
  state: oneOf('State', REVIEW_STATES).required(),
  /** When the shop has answered it; null: not yet. */
  answered_at: string().nullable().defined(),
  photos: array(photo.shape({ state: oneOf('State', REVIEW_PHOTO_STATES).required() })).required(),
});
export type StaffReview = InferType<typeof staffReview>;

const staffReviewDetail = staffReview.shape({
  product_image: maybePicture(),
  /** Of the shop; empty: none. */
  answer: anyText(),
  /** The account that wrote it, which may be deleted since. */
  customer: object({ name: anyText(), email: anyText(), mobile: anyText() }).nullable().defined(),
});
export type StaffReviewDetail = InferType<typeof staffReviewDetail>;

/** `q` is a product, a name, or words of the review. */
const reviews = sentCalls({
  role: 'orders',
  path: '/staff/reviews/',
  what: 'reviews of all products',
  row: staffReview,
  detail: staffReviewDetail,
  filters: {
    rating: number().integer().min(1).max(5).optional(),
    state: oneOf('State', REVIEW_STATES).optional(),
    /** `waiting`: nobody has looked at one of them. */
    photos: oneOf('Pictures', ['waiting', 'any'] as const).optional(),
    answered: oneOf('Answer', ['yes', 'no'] as const).optional(),
    ...ofDays,
  },
  sort: ['written', 'rating'],
  usual: 'desc',
});

/** None of these calls is in the specification. */
export const reviewCalls = {
  listNewReviews: reviews.list,
  getStaffReview: reviews.read,
  moveReview: endpoint({
    summary: 'Hide, publish or answer a review, show or hide a picture of it; for staff',
    method: 'POST',
    path: '/staff/reviews/{reviewId}/move/',
    access: 'staff',
    role: 'orders',
    body: reviewMoveBody,
    answer: object({ ...done, product_name: text() }),
  }),
  getStaffReviewPhoto: endpoint({
    summary: 'A picture of a review, also before others see it; for staff',
    method: 'GET',
    path: '/staff/reviews/photos/{photoId}/{size}/',
    access: 'staff',
    role: 'orders',
    params: photoParams,
    answer: mixed().required(),
    answerKind: 'webp',
  }),
};

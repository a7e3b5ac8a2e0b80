import { object, string } from 'yup';
import { oneOf, optionalLines, optionalText, requiredOneOf } from '../kit/fields.ts';
import { photoId } from '../kit/photos.ts';
import { MAX_REVIEW_LENGTH } from '../shop/limits.ts';

/** What staff do with a review. */
const REVIEW_MOVES = ['hide', 'publish', 'answer', 'show_photo', 'hide_photo'] as const;
export type ReviewMove = (typeof REVIEW_MOVES)[number];

/** What has happened after each of them. */
export const REVIEW_MOVED: Record<ReviewMove, string> = {
  hide: 'hidden',
  publish: 'published',
  answer: 'the answer is saved',
  show_photo: 'the picture is shown',
  hide_photo: 'the picture is hidden',
};

/** A picture of a review: others see a shown one alone. */
export const REVIEW_PHOTO_STATES = ['waiting', 'shown', 'hidden'] as const;
export type ReviewPhotoState = (typeof REVIEW_PHOTO_STATES)[number];

/** Why a review is hidden. A poor rating is none. */
export const HIDE_REASONS = {
  abuse: 'Insults, hate or threats',
  personal: 'Names a person, or says where somebody lives',
  advertising: 'Advertising or links',
  other_goods: 'About other goods or about the delivery alone',
  not_bought: 'Not written by a customer',
  unlawful: 'Promises a cure, or breaks another law',
} as const;
export type HideReason = keyof typeof HIDE_REASONS;

const reasons = Object.keys(HIDE_REASONS) as HideReason[];

/** The body of a move. `answer` is plain text, empty to take it back. */
export const reviewMoveBody = object({
  to: requiredOneOf('Step', REVIEW_MOVES),
  reason: oneOf('Reason', reasons).when('to', {
    is: 'hide',
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's
    then: () => requiredOneOf('Reason', reasons),
  }),
  /** The id of the picture that is shown or hidden. */
  photo: string().when('to', {
    is: (to: ReviewMove) => to === 'show_photo' || to === 'hide_photo',
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's
    then: () => photoId(),
  }),
  answer: optionalLines('Answer', MAX_REVIEW_LENGTH).default(''),
  /** `answered_at` as it was read: a newer answer of somebody else is not written over. */
  seen: optionalText('Version', 40).default(''),
});

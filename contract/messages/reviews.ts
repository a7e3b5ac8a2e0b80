export const reviewMessages = {
  login: 'Please login to write a review!',
  failed: 'error',
  none: 'No reviews yet',
  notFound: 'Review Not Found',
  loginToMark: 'Please login to mark a review as helpful!',
} as const;

/** Messages of the validation rules and the shop API about reviews. */
export const reviewApiMessages = {
  ratingRequired: 'Please give a rating from 1 to 5 stars',
  thanks: 'Thank you for your review!',
  updated: 'Your review has been updated!',
  thanksForPhotos: 'Thank you for your review! Your pictures appear once we have looked at them.',
  updatedWithPhotos:
    'Your review has been updated! Your pictures appear once we have looked at them.',
  ownReview: 'Your own review cannot be marked as helpful',
  marked: 'You have marked this review as helpful.',
  markTakenBack: 'This review is no longer marked as helpful.',
} as const;
